import { parentPort } from 'node:worker_threads';
import { articleMarkdown } from './markdown.ts';
import type { MarkdownTask } from './markdown-writer.ts';

parentPort?.on('message', ({ article, address }: MarkdownTask) =>
  parentPort?.postMessage(articleMarkdown(article, new URL(address))),
);
