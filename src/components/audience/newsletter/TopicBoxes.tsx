import { TOPICS, TOPIC_WORDS, type Topic } from '@/contracts/audience/subscription'
import { Icon } from '../../ui/Icon'

type Props = {
  /** The topics that are ticked at first; what nobody asked for is not. */
  ticked: readonly Topic[]
  /** A line below a topic, in place of its own. */
  notes?: Partial<Record<Topic, string>>
}

/** A ruled row with a native box for each topic, which works without script. */
export function TopicBoxes({ ticked, notes = {} }: Props) {
  return (
    <ul className="topics">
      {TOPICS.map((topic) => {
        const { agreed, about } = TOPIC_WORDS[topic]
        return (
          <li key={topic}>
            <label className="checkbox">
              <input type="checkbox" name={topic} defaultChecked={ticked.includes(topic)} />
              <span className="checkbox-box">
                <Icon name="check" />
              </span>
              <span>
                <b>{agreed}</b>
                <small>{notes[topic] ?? about}</small>
              </span>
            </label>
          </li>
        )
      })}
    </ul>
  )
}
