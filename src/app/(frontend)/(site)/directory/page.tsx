import { DirectoryPage } from '@/components/directory/DirectoryPage'
import { readGlobal } from '@/content/readGlobal'
import { readDirectory } from '@/content/readPublic'
import { environment } from '@/environment'
import { pageMetadata } from '../../pageMetadata'

export async function generateMetadata() {
  return pageMetadata('/directory', (await readGlobal('directory')).meta)
}

export default async function Directory() {
  const [copy, start] = await Promise.all([readGlobal('directory'), readDirectory()])
  return <DirectoryPage copy={copy} start={start} timeZone={environment.timeZone} />
}
