import path from 'node:path';
import { root } from '../project.mjs';
import { houses, meetingPlaces } from './rooms.mjs';

/**
 * The rule `rooms/arrows`: what a file imports lies in its own room or in one that its room may import
 * from (`rooms.mjs`), and an app imports nothing of another. It sees `import`,
 * `export … from`, `import()` and types' `import('…')`, in TypeScript, React and Astro files, whose
 * `<script>`s come as files of their own. Tests may import what they like of their app.
 *
 * Of other tools, `no-restricted-imports` does not see `import()`, `dependency-cruiser` does not read Astro files, and
 * the zones of `eslint-plugin-import-x` list what is forbidden instead of what is allowed.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const arrows = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      arrow: '{{from}} may not import from {{to}}: the arrows between rooms point down.',
      room: '{{to}} is no room yet: give it its place in scripts/lint/rooms.mjs.',
      stranger: '{{from}} may not import from {{to}}: what both need is a package.',
    },
  },
  create(context) {
    const file = path.relative(root, context.physicalFilename);
    const here = placeOf(file);
    const isTest = /(^|\/)test-|\.test\.tsx?$/.test(file);

    /** @param {import('eslint').Rule.Node} node @param {unknown} wanted */
    const check = (node, wanted) => {
      const target = typeof wanted === 'string' ? targetOf(file, wanted) : undefined;
      if (target === undefined) return;
      const there = placeOf(target);
      const data = { from: here.name, to: there.name };
      if (here.part !== there.part) {
        if (here.part && !meetingPlaces.test(file))
          context.report({ node, messageId: 'stranger', data });
      } else if (here.rooms && !isTest && here.room !== there.room) {
        if (here.rooms[here.room]?.includes(there.room)) return;
        const isKnown = !there.rooms || there.room in there.rooms;
        context.report({ node, messageId: isKnown ? 'arrow' : 'room', data });
      }
    };

    return {
      Program(node) {
        if (!isTest && here.rooms && !(here.room in here.rooms))
          context.report({ node, messageId: 'room', data: { to: here.name } });
      },
      ImportDeclaration: (node) => check(node, node.source.value),
      ExportAllDeclaration: (node) => check(node, node.source.value),
      ExportNamedDeclaration: (node) => check(node, node.source?.value),
      ImportExpression: (node) =>
        check(node, node.source.type === 'Literal' ? node.source.value : undefined),
      'TSImportType > Literal': (
        /** @type {import('eslint').Rule.Node & { value: unknown }} */ node,
      ) => check(node, node.value),
    };
  },
};

/** @type {Record<string, import('./rooms.mjs').Rooms>} */
const all = houses;

/**
 * The place that an import means, from the project's root; undefined where it is none of the law's:
 * a library, or a package that an app imports by its name.
 *
 * @param {string} file @param {string} wanted
 */
function targetOf(file, wanted) {
  if (wanted.startsWith('.')) return path.join(path.dirname(file), wanted);
  const [, name = ''] = /^@clinicdee\/([^/]+)/.exec(wanted) ?? [];
  if (!name) return undefined;
  if (!(name in houses.packages)) return `apps/${name}/`;
  return file.startsWith('packages/') ? `packages/${name}/` : undefined;
}

/**
 * Where a file stands.
 *
 * @param {string} file from the project's root
 * @returns `part`: the app or the packages; `rooms`: the law there, if it has one; `room`: its key in
 *   the law, such as `leads`, `articles/read` or `environment.ts`; `name`: what people call it
 */
function placeOf(file) {
  const [part] = /^apps\/[^/]+|^packages(?=\/)/.exec(file) ?? [''];
  const house = Object.keys(all).find((folder) => file.startsWith(`${folder}/`));
  if (house === undefined) return { part, rooms: undefined, room: '', name: file };
  const rooms = all[house] ?? {};
  const names = path.relative(house, file).split('/');
  // The longest name that the law knows: `articles/read` before `articles`.
  const two = names.slice(0, 2).join('/');
  const room = two in rooms ? two : (names[0] ?? '');
  return { part, rooms, room, name: `${house.replace(/\/src$/, '')}/${room}` };
}
