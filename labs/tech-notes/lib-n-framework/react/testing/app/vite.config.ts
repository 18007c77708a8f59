// What a project made by Vite has, without its plugins: the note's configuration of Vitest builds on it.
import { defineConfig } from 'vite';

export default defineConfig({});
