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
}

/**
 * What became of a page while it was open in this form: the fields that somebody else changed, those of them that this
 * form can take over because nobody has typed in them here, and those that need a decision.
 */
export function mergePage(leaves: readonly Leaf[], { stored, theirs, sent, mine }: Copies) {
  const changed = leaves.filter(({ path }) => !isSame(at(stored, path), at(theirs, path)))
  const isTyped = ({ path }: Leaf) => !isSame(at(sent, path), at(mine, path))
  return {
    changed,
    taken: changed.filter((leaf) => !isTyped(leaf)),
    conflicts: changed.filter(isTyped).flatMap((leaf): Conflict[] => {
      const conflict = { ...leaf, mine: at(mine, leaf.path), theirs: at(theirs, leaf.path) }
      return isSame(conflict.mine, conflict.theirs) ? [] : [conflict]
    }),
  }
}
