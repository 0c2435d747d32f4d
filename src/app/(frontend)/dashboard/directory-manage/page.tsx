import { DirectoryManagementScreen } from '@/components/directory/manage/DirectoryManagementScreen'
import { readDirectoryManage } from '@/content/readScreens'
import { screenMetadata } from '../screenMetadata'

export const metadata = screenMetadata('directory-manage')

/** The caller's listings are read here, so the screen itself makes no call. */
export default async function DirectoryManagementPage() {
  const start = await readDirectoryManage()
  return start && <DirectoryManagementScreen start={start} />
}
