export { type People, type Pronouns, people } from '@roadstead/kernel';
