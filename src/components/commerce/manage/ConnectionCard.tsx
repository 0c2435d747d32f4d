'use client'

import { styled } from 'styled-components'
import {
  CONNECTION_TEXTS,
  type PlatformConnection,
  updatePlatformConnection,
  listPlatformConnections,
} from '@/contracts/commerce/connections'
import { useSend } from '../../api/useSend'
import { Monogram } from '../../ui/Monogram'
import { Badge } from '../../ui/Badge'
import { IconButton } from '../../ui/IconButton'
import { Switch } from '../../ui/Switch'
import { formatDay } from '../../ui/formatDay'
import { useFlag } from '../../ui/useFlag'
import { ConnectionDialog } from './ConnectionDialog'
import { DeleteConnection } from './DeleteConnection'
import { platformLabel } from './platformLabels'

/** One store: platform, masked key, last sync, and the switch. */
export function ConnectionCard({ connection }: { connection: PlatformConnection }) {
  const { platformName, platform, apiKey, shopUrl, lastSyncedAt } = connection
  const update = useSend(updatePlatformConnection, {
    refresh: [listPlatformConnections],
    success: { title: CONNECTION_TEXTS.updated },
    failure: CONNECTION_TEXTS.updateFailed,
  })
  const flag = useFlag(connection.isActive === 'true', (isOn) =>
    update.run({ params: { id: connection.id }, body: { isActive: isOn ? 'true' : 'false' } }),
  )
  return (
    <Card className="card">
      <header>
        <Monogram name={platformLabel(platform)} />
        <div>
          <h2 className="card-title">{platformName}</h2>
          <p className="subtle">{platformLabel(platform)}</p>
        </div>
        <Badge tone={flag.isOn ? 'green' : 'grey'}>{flag.isOn ? 'Active' : 'Inactive'}</Badge>
      </header>
      <dl>
        <Fact label="API key" value={apiKey ?? 'None'} />
        <Fact label="Shop URL" value={shopUrl?.replace(/^https?:\/\//, '') ?? 'None'} />
        <Fact label="Last sync" value={lastSyncedAt ? formatDay(lastSyncedAt) : 'Never'} />
      </dl>
      <footer>
        <Switch
          isSelected={flag.isOn}
          // Not disabled while saving, because that would drop the focus.
          isReadOnly={flag.isPending}
          onChange={flag.set}
        >
          Active
        </Switch>
        <span>
          <ConnectionDialog
            connection={connection}
            button={(open) => <IconButton icon="edit" label={`Edit ${platformName}`} onPress={open} />}
          />
          <DeleteConnection connection={connection} />
        </span>
      </footer>
    </Card>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  padding: 1.25rem 1.25rem 0.5rem;

  header,
  footer,
  dl > div {
    display: flex;
    gap: 1rem;
    align-items: center;
    justify-content: space-between;
  }
  header > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  footer {
    border-top: 1px solid var(--line);
    padding-top: 0.25rem;
  }
  dl {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.375rem;
    font-size: var(--t-ui);
  }
  dt {
    flex: none;
    color: var(--ink-2);
  }
  dd {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`
