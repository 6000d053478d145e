import { canaries } from './canaries.ts';

canaries(() => Promise.resolve({ url: '', stop: () => undefined }));
