import { type Ref } from 'react'
import { Icon } from '../../ui/Icon'
import type { Fault } from './orderBody'

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

type FaultNoteProps = { ref: Ref<HTMLDivElement>; faults: Fault[]; onGo: (at: string) => void }

/** The faults to fix, above the form; each entry moves the focus to its field. Gets the focus when it appears. */
export function FaultNote({ ref, faults, onGo }: FaultNoteProps) {
  const [first] = faults
  return (
    <div ref={ref} className="checkout-faults" role="alert" tabIndex={-1}>
      <Icon name="warn" />
      {faults.length === 1 && first?.at === null ? (
        <p>
          <b>{first.text}</b>
        </p>
      ) : (
        <>
          <p>
            <b>
              {NUMBERS[faults.length] ?? faults.length} {faults.length === 1 ? 'thing' : 'things'}, then it is
              yours.
            </b>
          </p>
          <ul>
            {faults.map(({ at, text }) => (
              <li key={`${at}${text}`}>
                {at === null ? (
                  text
                ) : (
                  <button type="button" className="text-link" onClick={() => onGo(at)}>
                    {text}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
