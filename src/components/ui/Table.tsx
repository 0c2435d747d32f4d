'use client'

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/prefer-tag-over-role -- Safari drops table semantics when rows are laid out as cards; the roles restore them */
import { Fragment, type ReactNode } from 'react'
import { useShownRows } from '../layout/useShownRows'
import { Icon } from './Icon'
import { SortButton, SortName, TableFrame, TableRoom } from './TableFrame'

export type TableColumn<TRow> = {
  id: string
  header: string
  cell: (row: TRow) => ReactNode
  /** A share of the table's width, to align the columns of two tables. */
  width?: string
  /** Right-aligned, with tabular figures. */
  isNumber?: boolean
  /** Left out of the card that a row becomes on a phone. */
  isHiddenOnPhone?: boolean
  /** On a phone the header is shown before the value, where the value alone is unclear. */
  isNamedOnPhone?: boolean
  /** Short text that never wraps, however long the other columns are. */
  isShort?: boolean
  /** A badge; on a phone it is placed right of the title. */
  isStatus?: boolean
  /** Its header is a button that sorts by it. */
  isSortable?: boolean
  /** A column of buttons: right-aligned, its header for screen readers only. */
  isActions?: boolean
}

/** The column that the rows are sorted by, and the direction. */
export type TableSort = { column: string; isDescending: boolean }

type Props<TRow> = {
  /** The table's name for screen readers. */
  caption: string
  columns: readonly TableColumn<TRow>[]
  rows: readonly TRow[]
  rowId: (row: TRow) => string
  /** Content below an expanded row, over the whole width; nothing for a closed row. */
  detail?: (row: TRow) => ReactNode
  /** Shown in the table's body when there are no rows. */
  empty?: ReactNode
  /** For rows that are loaded page by page: what is below them, and where they are. All of `rows` are then shown. */
  paged?: Pick<ReturnType<typeof useShownRows>, 'more' | 'listRef'>
  /** The current order, if columns are sortable; the caller sorts the rows. */
  sort?: TableSort | undefined
  /** Called with the column whose header was pressed. */
  onSort?: (column: string) => void
}

/**
 * A table of records, a hundred rows at first. On a phone each row becomes a card with its first cell as the title;
 * the roles keep it a table there.
 */
export function Table<TRow>({
  caption,
  columns,
  rows,
  rowId,
  detail,
  empty,
  paged,
  sort,
  onSort,
}: Props<TRow>) {
  const first = useShownRows(caption.toLowerCase().replaceAll(' ', '-'), rows)
  const { shown, more, listRef } = paged ? { shown: rows, ...paged } : first
  return (
    <TableRoom>
      <TableFrame role="table">
        <caption className="visually-hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.id}
                role="columnheader"
                scope="col"
                aria-sort={ariaSort(column, sort)}
                data-number={column.isNumber || undefined}
                style={column.width ? { width: column.width } : undefined}
              >
                {column.isActions && <span className="visually-hidden">{column.header}</span>}
                {column.isSortable && (
                  <SortButton type="button" onClick={() => onSort?.(column.id)}>
                    {column.header}
                    {sort?.column === column.id && (
                      <Icon name={sort.isDescending ? 'down' : 'up'} size="small" />
                    )}
                  </SortButton>
                )}
                {column.isSortable && <SortName>{column.header}</SortName>}
                {!column.isActions && !column.isSortable && column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" ref={listRef}>
          {shown.map((row) => (
            <Fragment key={rowId(row)}>
              <tr role="row">
                {columns.map((column) => (
                  <td
                    key={column.id}
                    role="cell"
                    data-number={column.isNumber || undefined}
                    data-actions={column.isActions || undefined}
                    data-short={column.isShort || undefined}
                    data-status={column.isStatus || undefined}
                    data-wide-only={column.isHiddenOnPhone || undefined}
                    data-label={column.isNamedOnPhone ? column.header : undefined}
                  >
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
              {wide(detail?.(row), columns.length)}
            </Fragment>
          ))}
          {rows.length === 0 && wide(empty, columns.length)}
        </tbody>
      </TableFrame>
      {more}
    </TableRoom>
  )
}

function ariaSort({ id, isSortable }: { id: string; isSortable?: boolean }, sort: TableSort | undefined) {
  if (!isSortable) return undefined
  if (sort?.column !== id) return 'none'
  return sort.isDescending ? 'descending' : 'ascending'
}

function wide(content: ReactNode, span: number): ReactNode {
  if (!content) return null
  return (
    <tr role="row" data-wide="">
      <td role="cell" colSpan={span}>
        {content}
      </td>
    </tr>
  )
}
