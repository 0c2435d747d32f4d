'use client'

import { styled } from 'styled-components'
import { LETTERS_HREF } from '@/contracts/audience/letterPages'
import { type DomainRecord, readLetterDomain } from '@/contracts/audience/letterPreview'
import { useLoad } from '../../api/useLoad'
import { BackLink } from '../../orders/desk/BackLink'
import { Badge, type Tone } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { TwoColumns } from '../../ui/Columns'
import { PageHeader } from '../../ui/PageHeader'
import { SkeletonRows } from '../../ui/Skeletons'
import { WhenLoaded } from '../../ui/WhenLoaded'
import { copyText } from '../../ui/copyText'

const STATES: Record<DomainRecord['state'], { label: string; tone: Tone }> = {
  stands: { label: 'Stands', tone: 'green' },
  missing: { label: 'Missing', tone: 'amber' },
  unknown: { label: 'Not known from here', tone: 'grey' },
}

/** What inboxes know of the domain that letters come from, with the record to paste where one is missing. */
export function DomainScreen() {
  const load = useLoad(readLetterDomain, { revalidateOnMount: true })
  return (
    <>
      <BackLink href={LETTERS_HREF}>Letters</BackLink>
      <PageHeader
        title="The domain"
        actions={
          <Button variant="ink" icon="sync" isDisabled={load.isValidating} onPress={() => void load.reload()}>
            Look again
          </Button>
        }
      >
        {load.data && `Letters come from ${load.data.from}. ${inWords(load.data.records)}`}
      </PageHeader>
      <WhenLoaded
        load={load}
        text="Asking the name servers..."
        skeleton={<SkeletonRows />}
        failure="The domain could not be looked up."
      >
        {() =>
          load.data && (
            <TwoColumns>
              <Records className="card">
                {load.data.records.map((record) => (
                  <li key={record.name}>
                    <h2>
                      {record.name}{' '}
                      <Badge tone={STATES[record.state].tone}>{STATES[record.state].label}</Badge>
                    </h2>
                    <p>{record.text}</p>
                    {record.paste && <Paste record={record.paste} />}
                  </li>
                ))}
              </Records>
              <Card title="Where to paste it">
                <Steps>
                  <li>Log in where the domain was bought, and open its DNS records.</li>
                  <li>Add a record, take type, name and value from here.</li>
                  <li>Come back and look again. It can take an hour.</li>
                </Steps>
              </Card>
            </TwoColumns>
          )
        }
      </WhenLoaded>
    </>
  )
}

/** "3 of 4 records found, 1 missing. Letters still go out." */
function inWords(records: readonly DomainRecord[]): string {
  const number = (of: DomainRecord['state']) => records.filter(({ state }) => state === of).length
  const missing = number('missing')
  const unknown = number('unknown')
  const parts = [
    `${number('stands')} of ${records.length} records found`,
    missing > 0 && `${missing} missing`,
    unknown > 0 && `${unknown} cannot be checked from here`,
  ]
  return `${parts.filter(Boolean).join(', ')}.${missing + unknown > 0 ? ' Letters still go out.' : ''}`
}

function Paste({ record: { type, name, value } }: { record: NonNullable<DomainRecord['paste']> }) {
  return (
    <Box>
      <dl>
        <dt>Type</dt>
        <dd>{type}</dd>
        <dt>Name</dt>
        <dd>{name}</dd>
        <dt>Value</dt>
        <dd>{value}</dd>
      </dl>
      <Button size="small" variant="line" onPress={() => void copyText(value, 'Value copied')}>
        Copy the value
      </Button>
    </Box>
  )
}

const Records = styled.ul`
  > li {
    display: grid;
    gap: 0.5rem;
    padding: 1.125rem 1.25rem;
    border-top: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
  > li:first-child {
    border-top: 0;
  }
  h2 {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    align-items: center;
    font-size: var(--t-ui);
    font-weight: 600;
  }
`

const Box = styled.div`
  display: grid;
  gap: 0.5rem;
  padding: 0.875rem 1rem;
  border: 1px solid var(--line);
  border-radius: var(--r-1);
  background: var(--sunken);
  font-size: var(--t-small);

  dl {
    display: grid;
    grid-template-columns: 4rem minmax(0, 1fr);
    gap: 0.25rem 0.75rem;
  }
  dt {
    color: var(--ink-2);
  }
  dd {
    font-weight: 600;
  }
  .button {
    justify-self: start;
  }
`

const Steps = styled.ol`
  display: grid;
  gap: 0.5rem;
  padding-left: 1.25rem;
  list-style: decimal;
`
