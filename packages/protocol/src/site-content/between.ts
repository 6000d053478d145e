import type { SiteFacts } from './index.ts';
import type { ContentProblem } from './text.ts';

/** Where subjects that are right each by itself do not fit each other; a path begins with the subject. */
export function* problemsBetween({
  packages,
  questions,
}: Pick<SiteFacts, 'packages' | 'questions'>) {
  if (packages.packages.some(({ hasBranches }) => hasBranches)) return;
  const code = 'branches_in_question';
  for (const [index, { answer }] of questions.questions.entries()) {
    if (!answer.includes('{{packagesWithBranches}}')) continue;
    yield* [
      { path: ['questions', 'questions', index, 'answer'], code },
      { path: ['packages', 'packages', packages.packages.length - 1, 'hasBranches'], code },
    ] satisfies ContentProblem[];
  }
}
