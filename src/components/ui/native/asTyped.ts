/** For names, handles and addresses: a phone's keyboard neither capitalises nor corrects them. */
export const asTyped = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const
