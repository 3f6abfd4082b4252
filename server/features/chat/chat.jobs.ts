import { type JobKind, type JobRunner, NoPayload } from '#server/platform/jobs/jobs.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { forgetOldConversations } from './keep-chat.service.ts'
import { forgetViewers } from './staff/chat-background.service.ts'
import { tellUnread } from './tell-unread.service.ts'

export const chatHousekeepingJob: JobKind<NoPayload> = {
  name: 'chat-housekeeping',
  schema: NoPayload,
  cron: '17 4 * * *',
}

/** Product 12: mail or push of what was not read for ten minutes. */
const tellUnreadJob: JobKind<NoPayload> = { name: 'tell-unread', schema: NoPayload, cron: '* * * * *' }

/** Registers the jobs of conversations. */
export async function chatWork(world: World, runner: JobRunner): Promise<void> {
  await runner.perform(chatHousekeepingJob, () => forgetOldConversations(world))
  await runner.perform(tellUnreadJob, async () => {
    await tellUnread(world)
    await forgetViewers(world)
  })
}
