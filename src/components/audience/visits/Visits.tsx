import { PUBLIC_PATHS, hello } from '@/contracts/audience/hello'
import { callUrl } from '@/contracts/core/call'
import { SIGNED_IN } from '../../session/signedInMark'
import { countVisits } from './countVisits'
import { UNCOUNTED_KEY } from '@/contracts/audience/uncounted'

const given = `'${callUrl(hello)}',${PUBLIC_PATHS.toString()},'${SIGNED_IN}','${UNCOUNTED_KEY}'`
const script = `(${countVisits.toString()})(${given})`

/** Counts visits, in pages rendered while they are counted: some lines in their HTML (docs/behaviour.md, 14.1). */
export function Visits() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}
