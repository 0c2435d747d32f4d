import { styled } from 'styled-components'
import { Badge } from '../../ui/Badge'
import { stateWords } from './deskWords'

/** The status of an order. */
export function OrderBadges({ order }: { order: Parameters<typeof stateWords>[0] }) {
  return (
    <Row>
      {stateWords(order).map(({ tone, text }) => (
        <Badge key={text} tone={tone}>
          {text}
        </Badge>
      ))}
    </Row>
  )
}

const Row = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
`
