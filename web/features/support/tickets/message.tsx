import { Download } from 'lucide-react'
import type { TicketAttachment, TicketMessage } from '#contract/support.ts'
import { downloadOfTicket } from '#web/api/download.ts'
import { formatNumber } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { classes } from '#web/ui/classes.ts'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { Moment } from '#web/ui/marks/moment.tsx'
import { MEGABYTE } from './use-attachments.ts'

/** One message of either side. */
export function Message({ message }: { readonly message: TicketMessage }) {
  const { t } = useTranslation()
  const { side, author, isOwn, text, attachments, createdAt } = message
  const name =
    side === 'staff' ? t('support.support') : isOwn ? t('support.you') : (author ?? t('support.formerMember'))
  return (
    <li
      className={classes(
        'rounded-sheet border p-4',
        side === 'staff' ? 'border-edge bg-surface' : 'border-line sm:ml-8',
      )}
    >
      <p className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3 text-14">
        <strong className="font-[700]">{name}</strong>
        <span className="text-muted">
          <Moment at={createdAt} />
        </span>
      </p>
      <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>
      <AttachmentLinks attachments={attachments} />
    </li>
  )
}

/** The files of a message, to download. */
export function AttachmentLinks({ attachments }: { readonly attachments: readonly TicketAttachment[] }) {
  const { t, language } = useTranslation()
  if (attachments.length === 0) return null
  const load = async ({ id, name }: TicketAttachment) => {
    try {
      await downloadOfTicket(id, name)
    } catch (error) {
      showFailure(error, t, t('ui.error'))
    }
  }
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {attachments.map((file) => (
        <li key={file.id} className="max-w-full">
          <button
            type="button"
            onClick={() => void load(file)}
            aria-label={t('support.download', { name: file.name, size: sizeOf(file.bytes, language) })}
            className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-control border border-edge px-3 text-14 font-[550]"
          >
            <Download aria-hidden size={16} className="shrink-0" />
            <span className="truncate">{file.name}</span>
            <span className="shrink-0 text-muted">{sizeOf(file.bytes, language)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

const KILOBYTE = 1024
const sizeOf = (bytes: number, language: 'de' | 'en'): string =>
  bytes < MEGABYTE
    ? `${formatNumber(Math.max(1, Math.round(bytes / KILOBYTE)), language)} kB`
    : `${formatNumber(Math.round((bytes / MEGABYTE) * 10) / 10, language)} MB`
