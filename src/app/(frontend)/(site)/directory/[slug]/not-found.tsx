import { MessagePage } from '@/components/layout/MessagePage'
import { readGlobal } from '@/content/readGlobal'

export default async function NoPlace() {
  const { heading, text, linkLabel } = (await readGlobal('directory')).noPlace
  return (
    <MessagePage headline={heading} link={{ href: '/directory', text: linkLabel }}>
      {text}
    </MessagePage>
  )
}
