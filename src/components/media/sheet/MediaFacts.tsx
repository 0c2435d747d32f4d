import { styled } from 'styled-components'
import type { Media } from '@/contracts/media/files'
import { LocalDay } from '../../ui/LocalDay'
import { kindText, lengthText, sizeText } from '../../picker/describeMedia'

/** The details of a file. */
export function MediaFacts({ media }: { media: Media }) {
  const { seconds, contentType, createdAt } = media
  const facts = [
    ['Kind', kindText(media)],
    ['Format', contentType],
    ['Size', sizeText(media)],
    ['Length', seconds === null ? null : lengthText(seconds)],
    ['Added', <LocalDay key="added" iso={createdAt} />],
    ['Place data', 'Taken out on arrival'],
  ] as const
  return (
    <Facts>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </Facts>
  )
}

const Facts = styled.dl`
  display: grid;
  gap: 0.4375rem;
  font-size: var(--t-ui);

  > div {
    display: grid;
    grid-template-columns: 7rem minmax(0, 1fr);
    gap: 1rem;
  }
  dt {
    color: var(--ink-2);
  }
  dd {
    overflow-wrap: anywhere;
  }
`
