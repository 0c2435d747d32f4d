import { expect, test } from '@jest/globals'
import type { Folder } from '@/contracts/media/folders'
import { folderOf } from '../../testing/mediaOf'
import { firstNodes, folderPaths, folderTree, possibleParents } from './folderTree'

const folders: Folder[] = [
  folderOf({ id: 'deals' }),
  folderOf({ id: 'stills', parentId: 'summer' }),
  folderOf({ id: 'summer' }),
]

test('folders are named by their path, in the order of the tree', () => {
  expect(folderPaths(folders).map(({ label }) => label)).toEqual(['deals', 'summer', 'summer / stills'])
})

test('a folder stands neither in itself nor too deep', () => {
  const summer = folders.find(({ id }) => id === 'summer') ?? null
  expect(possibleParents(folders, summer).map(({ id }) => id)).toEqual(['deals'])
  const deep = ['1', '2', '3', '4', '5'].map((id, at) =>
    folderOf({ id, parentId: at === 0 ? null : String(at) }),
  )
  expect(possibleParents(deep, null).map(({ id }) => id)).toEqual(['1', '2', '3', '4'])
})

test('the first folders of a tree go as far as the chosen one', () => {
  const tree = folderTree(folders)
  const names = (count: number, chosen: string) =>
    folderPaths(firstNodes(tree, count, chosen).flatMap((node) => [node, ...node.children])).map(
      ({ id }) => id,
    )
  expect(names(1, '')).toEqual(['deals'])
  expect(names(2, '')).toEqual(['deals', 'summer'])
  expect(names(1, 'stills')).toEqual(['deals', 'summer', 'stills'])
})
