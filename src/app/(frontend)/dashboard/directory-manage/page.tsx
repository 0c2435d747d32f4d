import { DirectoryManagementScreen } from '@/components/directory/manage/DirectoryManagementScreen'
import { screenMetadata } from '../screenMetadata'

export const metadata = screenMetadata('directory-manage')

export default function DirectoryManagementPage() {
  return <DirectoryManagementScreen />
}
