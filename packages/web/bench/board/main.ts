import { mount } from 'svelte';
import { learnFurniture } from '../../src/table/furniture/words/index.svelte.js';
import { speak } from '../../src/words/index.svelte.js';
import '../../src/styles/tokens.css';
import '../../src/styles/base.css';
import Bench from './Bench.svelte';

await speak('en');
await learnFurniture('en');
mount(Bench, { target: document.querySelector('#app')! });
