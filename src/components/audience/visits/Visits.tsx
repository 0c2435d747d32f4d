import { PUBLIC_PATHS, hello } from '@/contracts/audience/hello'
import { callUrl } from '@/contracts/core/call'
import { SIGNED_IN } from '../../session/signedInMark'
import { countVisits } from './countVisits'
import { UNCOUNTED_KEY } from './uncounted'

const script = `(${countVisits.toString()})(${JSON.stringify(callUrl(hello))},${PUBLIC_PATHS.toString()},'${SIGNED_IN}','${UNCOUNTED_KEY}')`

/** Counts visits, in a page rendered while they are counted: a few lines in its HTML, no file (docs/behaviour.md, 14.1). */
export function Visits() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}
