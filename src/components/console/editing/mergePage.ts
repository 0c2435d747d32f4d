import { type Leaf, type Values, at, isSame } from './pageFields'

/** A field that two people have changed, differently. */
export type Conflict = Leaf & { mine: unknown; theirs: unknown }

type Copies = {
  /** What was stored when this form was loaded or saved last. */
  stored: Values
  /** What is stored now. */
  theirs: Values
  /** What this form held when it was loaded or saved last. */
  sent: Values
  /** What this form holds now. */
  mine: Values
  /** What this form sent since, without an answer. The site may have stored it all the same. */
  unanswered: readonly Values[]
}

/**
 * What became of a page while it was open in this form: the fields that are stored differently now (`moved`), those of
 * them that somebody else changed, those that this form can take over because nobody has typed in them here, and those
 * that need a decision.
 */
export function mergePage(leaves: readonly Leaf[], { stored, theirs, sent, mine, unanswered }: Copies) {
  const moved = leaves.filter(({ path }) => !isSame(at(stored, path), at(theirs, path)))
  const isOwn = ({ path }: Leaf) => unanswered.some((each) => isSame(at(each, path), at(theirs, path)))
  const changed = moved.filter((leaf) => !isOwn(leaf))
  const isTyped = ({ path }: Leaf) => !isSame(at(sent, path), at(mine, path))
  return {
    moved,
    changed,
    taken: changed.filter((leaf) => !isTyped(leaf)),
    conflicts: changed.filter(isTyped).flatMap((leaf): Conflict[] => {
      const conflict = { ...leaf, mine: at(mine, leaf.path), theirs: at(theirs, leaf.path) }
      return isSame(conflict.mine, conflict.theirs) ? [] : [conflict]
    }),
  }
}
