/** For names, handles and addresses: no capitalisation and no autocorrect. */
export const asTyped = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const
