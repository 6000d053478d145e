/** The calls of Payload's Local API with access control. */
const calls = new Set([
  ...['count', 'countVersions', 'create', 'delete', 'duplicate', 'find', 'findByID'],
  ...['findDistinct', 'findVersionByID', 'findVersions', 'restoreVersion', 'update'],
  ...['forgotPassword', 'login', 'resetPassword', 'unlock'],
]);

/**
 * Returns whether a node is named `payload`, or is a property of that name.
 *
 * @param {any} node
 */
function isPayload(node) {
  if (node.type === 'Identifier') return node.name === 'payload';
  return node.type === 'MemberExpression' && node.property.name === 'payload';
}

/** @param {any} property */
const isAccess = (property) =>
  property.type === 'Property' && property.key.name === 'overrideAccess';

/**
 * Payload's Local API skips access control by default, so every call must pass `overrideAccess`.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const explicitAccess = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      missing:
        'Say whether the rules for people apply: `overrideAccess: false` with a `user`, or `true` with the reason.',
    },
  },
  create: (context) => ({
    /** @param {any} node */
    CallExpression(node) {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || !calls.has(callee.property.name)) return;
      if (!isPayload(callee.object)) return;
      const [options] = node.arguments;
      const isExplicit = options?.type === 'ObjectExpression' && options.properties.some(isAccess);
      if (!isExplicit) context.report({ node, messageId: 'missing' });
    },
  }),
};
