import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { renderDashboardScreen as render } from '../testing/renderDashboardScreen'
import { Table, type TableColumn } from './Table'

type Product = { id: string; title: string; stock: number }

const columns: TableColumn<Product>[] = [
  { id: 'title', header: 'Product', cell: (product) => product.title },
  { id: 'stock', header: 'Inventory', isNumber: true, cell: (product) => product.stock },
  { id: 'actions', header: 'Actions', isActions: true, cell: () => <button type="button">Edit</button> },
]
const products = [
  { id: '1', title: 'Marea slip dress', stock: 12 },
  { id: '2', title: 'Pearl strand', stock: 0 },
]

test('rows open below themselves, and every column has a name', () => {
  render(
    <Table
      caption="Products"
      columns={columns}
      rows={products}
      rowId={({ id }) => id}
      detail={({ stock }) => stock === 0 && 'Out of stock'}
    />,
  )
  const table = screen.getByRole('table', { name: 'Products' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((each) => each.textContent),
  ).toEqual(['Product', 'Inventory', 'Actions'])
  expect(
    within(table)
      .getAllByRole('row')
      .map((each) => each.textContent),
  ).toEqual(['ProductInventoryActions', 'Marea slip dress12Edit', 'Pearl strand0Edit', 'Out of stock'])
})

test('an empty table keeps its heads and says so', () => {
  render(
    <Table caption="Products" columns={columns} rows={[]} rowId={({ id }) => id} empty="No products yet." />,
  )
  expect(screen.getAllByRole('columnheader')).toHaveLength(3)
  expect(screen.getByRole('cell', { name: 'No products yet.' })).toBeTruthy()
})
