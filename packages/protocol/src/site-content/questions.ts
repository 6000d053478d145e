import * as z from 'zod/mini';
import { fitting, line, repeated } from './text.ts';

/** May name the packages that keep several branches. */
const answer = line(600, ['{{packagesWithBranches}}']);

/** Questions before a start (spec §9, "FAQ facts"). The first stands open. */
export const questionsContent = z.object({
  questions: z
    .array(z.object({ question: line(120), answer }), 'too_few:1')
    .check(z.minLength(1, 'too_few:1'), z.maxLength(20, 'too_many:20'))
    .check(
      fitting((questions) =>
        repeated(questions.map(({ question }, index) => [question, [index, 'question']])),
      ),
    ),
});
