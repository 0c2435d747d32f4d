import type { ChangedBetween, PageState } from '@/contracts/editing'
import type { Conflict } from './mergePage'
import type { FieldFault } from './pageCalls'
import type { Leaf, Values } from './pageFields'
import type { Found } from './pageMirror'

/** The form of a page, as far as saving needs it. */
export type PageForm = {
  page: string
  person: string
  leaves: readonly Leaf[]
  /** The page as the form was loaded with it. */
  stored: Values
  read: () => Values
  /** Puts values into fields, except those that are typed in meanwhile. */
  take: (leaves: readonly Leaf[], values: Values) => Promise<{ taken: readonly Leaf[]; values: Values }>
  showFaults: (faults: FieldFault[]) => void
  setModified: (isModified: boolean) => void
  /** Tells the live preview. */
  reportSaved: (stored: Values) => void
}

export type Saving =
  | { kind: 'saved'; at: number | null }
  | { kind: 'saving' | 'offline' | 'waiting' | 'loggedOut' | 'conflict' }
  | { kind: 'refused'; reason: string }

export type Editing = {
  saving: Saving
  /** Null until the site has answered. */
  state: PageState | null
  conflicts: readonly Conflict[]
  /** What somebody else saved last while the form was open. */
  news: (ChangedBetween & { leaves: readonly Leaf[] }) | null
  found: Found | null
  /** Why the page was not published. */
  publishFault: string | null
}
