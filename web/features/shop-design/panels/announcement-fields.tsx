import { useState } from 'react'
import { THEME_TEXT } from '#contract/shop-theme.limits.ts'
import type { ThemeSection } from '#contract/shop-theme.ts'
import { CallFailure } from '#web/api/call-failure.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { localTime, momentOf } from '#web/i18n/zoned-time.ts'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { useDesign, useTheme } from '../design-context.ts'
import { linkFault } from './link-fault.ts'
import { TextPair } from './text-pair.tsx'
import { writtenLine } from './written.ts'

type Announcement = Extract<ThemeSection, { kind: 'announcement' }>

/** Text, link and dates of the announcement. */
export function AnnouncementFields({ section }: { readonly section: Announcement }) {
  const { t } = useTranslation()
  const { timezone } = useDesign()
  const { setSection } = useTheme()
  const { from, until } = section
  const isBackwards = from !== null && until !== null && until <= from
  const isOver = until !== null && new Date(until) <= new Date()
  return (
    <>
      <TextPair
        label={t('design.announcementText')}
        value={section.text}
        most={THEME_TEXT.announcement}
        onChange={(text, language) => setSection({ ...section, text }, `text ${language}`)}
      />
      <LinkField section={section} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-3">
        {(['from', 'until'] as const).map((end) => (
          <TextField
            key={end}
            label={t(`design.${end}`)}
            type="datetime-local"
            value={section[end] === null ? '' : localTime(section[end], timezone)}
            error={
              end === 'until'
                ? isBackwards
                  ? t('design.dateWrong')
                  : isOver
                    ? t('design.datePast')
                    : undefined
                : undefined
            }
            onChange={(event) => setSection({ ...section, [end]: momentOf(event.target.value, timezone) }, end)}
          />
        ))}
      </div>
      <p className="-mt-2 text-14 text-muted">{t('design.dateHint', { zone: timezone.replace('_', ' ') })}</p>
    </>
  )
}

/** A link that is not whole stays in the field: the draft is saved without it. */
function LinkField({ section }: { readonly section: Announcement }) {
  const { t } = useTranslation()
  const { editor } = useDesign()
  const { setSection } = useTheme()
  const [typed, setTyped] = useState<{ readonly text: string; readonly over: string } | null>(null)
  const { linkHosts } = editor.design
  const text = typed?.over === section.link ? typed.text : section.link
  const fault = linkFault(text, linkHosts)
  const { failure } = editor
  const refusal = failure instanceof CallFailure ? failure.fields['announcement.link'] : undefined
  const type = (next: string) => {
    const link = linkFault(next, linkHosts) === null ? next.trim() : ''
    setTyped({ text: next, over: link })
    if (link !== section.link) setSection({ ...section, link }, 'link')
  }
  return (
    <TextField
      label={t('design.announcementLink')}
      inputMode="url"
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      placeholder="https://"
      maxLength={THEME_TEXT.link}
      value={text}
      hint={
        linkHosts.length > 0
          ? t('design.announcementLinkHint', { hosts: linkHosts.join(', ') })
          : t('design.announcementNoHosts')
      }
      error={fault ? t(`design.${fault}`) : refusal}
      onChange={(event) => type(writtenLine(event.target.value))}
    />
  )
}
