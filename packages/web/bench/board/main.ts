import { mount } from 'svelte';
import { speak } from '../../src/words/index.svelte.js';
import '../../src/styles/tokens.css';
import '../../src/styles/base.css';
import Bench from './Bench.svelte';

await speak('en');
mount(Bench, { target: document.querySelector('#app')! });
