export { capital, listed, lower, sentences } from '@roadstead/kernel';
