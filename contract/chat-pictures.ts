import { z } from 'zod'
import { CHAT } from './chat.limits.ts'
import { ChatPicture } from './conversation.ts'
import { defineContract } from './endpoint.ts'
import { Id } from './schemas.ts'

const tag = 'chat'

/** The same for all three sides: whose conversation it is, is a condition of each statement (Trust S42). */
const upload = {
  params: z.strictObject({ id: Id }),
  /** Made by the device: repeating the call keeps one picture. */
  query: z.strictObject({ pictureId: Id }),
  fileBytes: CHAT.pictureBytes,
  response: ChatPicture,
  errors: [
    'chat.unknown',
    'chat.blocked',
    'chat.pictures-early',
    'chat.pictures-young',
    'idempotency-key.reused',
    'pictures.type',
    'pictures.damaged',
    'pictures.too-large',
    'pictures.too-small',
    'pictures.too-many-pixels',
  ],
} as const
const read = {
  params: z.strictObject({ id: Id, pictureId: Id }),
  response: z.unknown(),
  raw: true,
  errors: ['chat.unknown'],
} as const

const user = { access: 'user', tag } as const
const brand = { access: 'brand', brandRight: 'messages', tag } as const
const staff = { access: 'staff', staffRight: 'support', tag } as const

const UPLOAD = 'Upload a picture for the next message of this conversation, once the other side has answered'
const READ = 'A picture of a message, as WebP and never as a page'

export const chatPicturesContract = defineContract({
  'POST /api/conversations/{id}/pictures': { ...user, summary: UPLOAD, ...upload },
  'GET /api/conversations/{id}/pictures/{pictureId}': { ...user, summary: READ, ...read },
  'POST /api/brand/conversations/{id}/pictures': { ...brand, summary: UPLOAD, ...upload },
  'GET /api/brand/conversations/{id}/pictures/{pictureId}': { ...brand, summary: READ, ...read },
  'POST /api/staff/conversations/{id}/pictures': { ...staff, summary: UPLOAD, ...upload },
  'GET /api/staff/conversations/{id}/pictures/{pictureId}': { ...staff, summary: READ, ...read },
})
