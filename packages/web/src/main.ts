import './styles/global.js';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepOffline } from './pwa/updates.svelte.js';
import { pageNamed } from './router/pages.js';
import { place } from './router/router.svelte.js';
import { settings } from './settings/settings.svelte.js';
import { speak } from './words/index.svelte.js';

// While the words are on their way; what goes wrong with it is told when it is shown.
pageNamed(place.now.name).catch(() => {});
await speak(settings.now.language);
mount(App, { target: document.getElementById('app')! });
void keepOffline();
