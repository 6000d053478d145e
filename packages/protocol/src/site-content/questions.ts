import * as z from 'zod/mini';
import { fitting, line, repeated } from './text.ts';

/** May contain the list of packages for several branches. */
const answer = line(600, ['{{packagesWithBranches}}']);

/** FAQ (spec §9, "FAQ facts"). The first answer is expanded. */
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
