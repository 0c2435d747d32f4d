import { DirectoryPage } from '@/components/marketing/directory/DirectoryPage'
import { readGlobal } from '@/globals/readGlobal'
import { readListings } from '@/globals/readPublic'
import { pageMetadata } from '../../pageMetadata'

export async function generateMetadata() {
  return pageMetadata('/directory', (await readGlobal('directory')).meta)
}

export default async function Directory() {
  const [copy, listings] = await Promise.all([readGlobal('directory'), readListings()])
  return <DirectoryPage copy={copy} listings={listings} />
}
