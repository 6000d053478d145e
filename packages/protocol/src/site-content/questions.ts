import * as z from 'zod/mini';
import { line, list, unique } from './text.ts';

/** May contain the list of packages for several branches. */
const answer = line(600, ['{{packagesWithBranches}}']);

/** FAQ (spec §9, "FAQ facts"). The first answer is expanded. */
export const questionsContent = z.object({
  questions: list(z.object({ question: line(120), answer }), 20, unique('question')),
});
