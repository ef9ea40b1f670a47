import './styles/global.js';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepOffline } from './pwa/updates.svelte.js';
import { settings } from './settings/settings.svelte.js';
import { speak } from './words/index.svelte.js';

await speak(settings.now.language);
mount(App, { target: document.getElementById('app')! });
void keepOffline();
