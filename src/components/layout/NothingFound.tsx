import { Button } from '../ui/Button'
import { EmptyState } from '../ui/EmptyState'

/** In place of a list whose search finds nothing; `name` is the plural of its rows. */
export function NothingFound({ name, onShowAll }: { name: string; onShowAll: () => void }) {
  return (
    <div className="card">
      <EmptyState
        title={`No ${name} found`}
        action={
          <Button size="small" onPress={onShowAll}>
            Show all
          </Button>
        }
      >
        Try another word.
      </EmptyState>
    </div>
  )
}
