import { DirectoryPage } from '@/components/directory/DirectoryPage'
import { readGlobal } from '@/content/readGlobal'
import { readListings } from '@/content/readPublic'
import { pageMetadata } from '../../pageMetadata'

export async function generateMetadata() {
  return pageMetadata('/directory', (await readGlobal('directory')).meta)
}

export default async function Directory() {
  const [copy, listings] = await Promise.all([readGlobal('directory'), readListings()])
  return <DirectoryPage copy={copy} listings={listings} />
}
