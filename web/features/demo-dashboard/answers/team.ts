import { BRAND_RIGHTS, type MemberRole } from '#contract/rights.ts'
import type { Workspace } from '#contract/workspace.ts'
import { daysLater, momentOf } from '../events/calendar.ts'
import { DEMO_BRAND_ID, demoId } from '../label/demo-id.ts'
import { LABEL, LABEL_HOST } from '../label/label.ts'
import { DEMO_DAYS } from '../label/timetable.ts'
import type { DemoAnswer } from './demo-answer.ts'

/** Visitors see what an owner sees. */
const WORKSPACE: Workspace = {
  id: DEMO_BRAND_ID,
  name: LABEL.name,
  handle: LABEL.handle,
  status: 'approved',
  role: 'admin',
  isOwner: true,
  rights: [...BRAND_RIGHTS],
  deleteAfter: null,
  endsAt: null,
  isEnded: false,
}

export const workspaces: DemoAnswer<'GET /api/brand/workspaces'> = () => [WORKSPACE]
export const me: DemoAnswer<'GET /api/brand/me'> = () => WORKSPACE
export const ending: DemoAnswer<'GET /api/brand/ending'> = () => ({ ending: null })

export const MEMBERS: readonly { readonly name: string; readonly role: MemberRole; readonly joined: number }[] = [
  { name: 'lene.harms', role: 'admin', joined: DEMO_DAYS - 1 },
  { name: 'tarek.wulf', role: 'editor', joined: 71 },
  { name: 'mia.brodersen', role: 'marketing', joined: 34 },
]

export const team: DemoAnswer<'GET /api/brand/members'> = ({ time: { today } }) => ({
  members: MEMBERS.map(({ name, role, joined }, no) => ({
    userId: demoId('member', no + 1),
    username: name,
    email: `${name}@${LABEL_HOST}`,
    role,
    isOwner: no === 0,
    isSelf: no === 0,
    version: 1,
    joinedAt: momentOf(daysLater(today, -joined), 9),
  })),
  invites: [
    {
      id: demoId('other', 1),
      email: `finanzen@${LABEL_HOST}`,
      role: 'finance',
      expiresAt: momentOf(daysLater(today, 4), 10),
      isExpired: false,
    },
  ],
})
