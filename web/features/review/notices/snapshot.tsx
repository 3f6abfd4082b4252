import { useTranslation } from '#web/i18n/language.ts'
import { PrivatePicture } from '#web/ui/marks/private-picture.tsx'

interface SnapshotProps {
  readonly noticeId: string
  readonly text: string
  /** How many pictures the message had. */
  readonly pictures: number
}

/** What a message said and showed when it was reported. */
export function Snapshot({ noticeId, text, pictures }: SnapshotProps) {
  const { t } = useTranslation()
  return (
    <figure className="rounded-control border border-line p-4">
      <figcaption className="text-12 text-muted">{t('review.noticeSnapshot')}</figcaption>
      {text !== '' && <blockquote className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{text}</blockquote>}
      {pictures > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {Array.from({ length: pictures }, (_, at) => at + 1).map((no) => (
            <li key={no}>
              <PrivatePicture
                path={`/api/staff/notices/${noticeId}/pictures/${no}`}
                alt={t('review.noticePicture', { no, count: pictures })}
                className="block min-h-40 max-h-96 min-w-40 max-w-full rounded-control object-contain"
              />
            </li>
          ))}
        </ul>
      )}
    </figure>
  )
}
