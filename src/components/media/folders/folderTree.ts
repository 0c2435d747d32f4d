import { type Folder } from '@/contracts/media/folders'
import { FOLDER_DEPTH_MAX } from '@/contracts/media/limits'

/** A folder with its subfolders. */
export type FolderNode = Folder & { children: FolderNode[] }

/** The folders as a tree, in the given order; one whose parent is missing is at the top level. */
export function folderTree(folders: readonly Folder[]): FolderNode[] {
  const nodes = new Map<string, FolderNode>(folders.map((folder) => [folder.id, { ...folder, children: [] }]))
  const top: FolderNode[] = []
  for (const node of nodes.values()) {
    const parent = node.parentId === null ? undefined : nodes.get(node.parentId)
    ;(parent?.children ?? top).push(node)
  }
  return top
}

/** The first nodes of a tree, in tree order, and on to the one whose id is given. */
export function firstNodes(nodes: readonly FolderNode[], count: number, upTo: string): FolderNode[] {
  const ids = idsIn(nodes)
  const kept = new Set(ids.slice(0, Math.max(count, ids.indexOf(upTo) + 1)))
  const cut = (all: readonly FolderNode[]): FolderNode[] =>
    all.flatMap((node) => (kept.has(node.id) ? { ...node, children: cut(node.children) } : []))
  return cut(nodes)
}

function idsIn(nodes: readonly FolderNode[]): string[] {
  return nodes.flatMap(({ id, children }) => [id, ...idsIn(children)])
}

export type FolderPath = { id: string; label: string; depth: number }

/** Every folder with its full path, "Summer / Stills", in tree order; depth is 1 at the top level. */
export function folderPaths(folders: readonly Folder[]): FolderPath[] {
  const walk = (nodes: FolderNode[], above: string[]): FolderPath[] =>
    nodes.flatMap(({ id, name, children }) => {
      const path = [...above, name]
      return [{ id, label: path.join(' / '), depth: path.length }, ...walk(children, path)]
    })
  return walk(folderTree(folders), [])
}

/** Possible parents of a folder (null for a new one): not itself or its descendants, and none at the maximum depth. */
export function possibleParents(folders: readonly Folder[], folder: Folder | null): FolderPath[] {
  const inside = new Set(folder ? withDescendants(folders, folder.id) : [])
  return folderPaths(folders).filter(({ id, depth }) => depth < FOLDER_DEPTH_MAX && !inside.has(id))
}

function withDescendants(folders: readonly Folder[], id: string): string[] {
  const children = folders.filter(({ parentId }) => parentId === id)
  return [id, ...children.flatMap((child) => withDescendants(folders, child.id))]
}
