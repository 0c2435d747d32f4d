import type { SanitizedConfig } from 'payload'

/** The only console group that editors may use. */
export const EDITORS_GROUP = 'Marketing'
/** An editor's own account, and what the console stores for each user. */
const PERSONAL = new Set(['users', 'payload-preferences', 'payload-locked-documents'])

/**
 * Whether a path below /cms-api belongs to the marketing copy or to an editor's own account. Everywhere else an
 * editor counts as a visitor, so that a new collection is closed to them by default.
 */
export function openToEditors({ collections, globals }: SanitizedConfig, path: string): boolean {
  const [first = '', second = ''] = path.split('/').slice(1)
  // Payload matches by prefix: any path that starts with "globals" names a global.
  if (first.startsWith('globals')) {
    const slug = first === 'globals' ? second : ''
    return globals.some((each) => each.slug === slug && each.admin?.group === EDITORS_GROUP)
  }
  const collection = collections.find(({ slug }) => slug === first)
  return !collection || collection.admin.group === EDITORS_GROUP || PERSONAL.has(first)
}
