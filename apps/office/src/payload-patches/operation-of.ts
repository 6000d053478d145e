/** Returns the operation of a hook; Payload's types mark the property as deprecated because of its value `read`. */
export const operationOf = (hook: { operation: string }) => hook.operation;
