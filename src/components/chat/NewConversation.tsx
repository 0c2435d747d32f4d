'use client'

import { lazyDialog } from '../api/lazyDialog'

/** The dialog that starts a conversation. */
export const NewConversation = lazyDialog(
  async () => (await import('./NewConversationForm')).NewConversationForm,
)
