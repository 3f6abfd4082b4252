import { type FormEvent, type ReactNode, useState } from 'react'
import { HELP_GROUPS } from '#contract/help.limits.ts'
import { LANGUAGES, type Language } from '#contract/vocabulary.ts'
import { call } from '#web/api/call.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ActForm } from '#web/ui/desk/act-form.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { Switch } from '#web/ui/forms/switch.tsx'
import { ArticleText } from '../article-text.tsx'
import { articleBefore, placeAfter } from './place-of.ts'
import { type EditedArticle, useHelpRefresh } from './use-help.ts'
import { faultsOf, WordsFields } from './words-fields.tsx'

interface PanelProps {
  readonly article: EditedArticle
  readonly all: readonly EditedArticle[]
  readonly mayWrite: boolean
  readonly onDone: () => void
}

/** Value of a select: no article stands before it. */
const FIRST = 'first'

/** An article in both languages: its text, its place, and whether it is published. */
export function ArticlePanel({ article, all, mayWrite, onDone }: PanelProps) {
  const { t } = useTranslation()
  const [language, setLanguage] = useState<Language>('de')
  const [draft, setDraft] = useState(article)
  const [isRemoving, setRemoving] = useState(false)
  const tabs = (
    <Segmented
      label={t('helpdesk.language')}
      value={language}
      options={LANGUAGES.map((value) => ({ value, label: t(`helpdesk.language-${value}`) }))}
      onChange={setLanguage}
    />
  )
  const preview = (
    <section aria-label={t('helpdesk.preview')} lang={language} className="rounded-control border border-line p-4">
      <h3 className="mb-2 text-18 font-[700] [overflow-wrap:anywhere]">{draft[language].title}</h3>
      <ArticleText text={draft[language].text} />
    </section>
  )
  if (!mayWrite) {
    return (
      <div className="flex flex-col gap-5">
        {tabs}
        {preview}
      </div>
    )
  }
  if (isRemoving) return <RemoveForm article={article} onDone={onDone} />
  return (
    <div className="flex flex-col gap-6">
      <EditForm
        draft={draft}
        setDraft={setDraft}
        all={all}
        language={language}
        onLanguage={setLanguage}
        onDone={onDone}
      >
        {tabs}
      </EditForm>
      {preview}
      {article.version > 0 && (
        <Button tone="outline" onClick={() => setRemoving(true)}>
          {t(article.isOwn ? 'helpdesk.reset' : 'helpdesk.remove')}
        </Button>
      )}
    </div>
  )
}

interface EditFormProps extends Pick<PanelProps, 'all' | 'onDone'> {
  readonly draft: EditedArticle
  readonly setDraft: (draft: EditedArticle) => void
  readonly language: Language
  readonly onLanguage: (language: Language) => void
  readonly children: ReactNode
}

function EditForm({ draft, setDraft, all, language, onLanguage, onDone, children }: EditFormProps) {
  const { t } = useTranslation()
  const refresh = useHelpRefresh()
  const [hasTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const others = all.filter(({ id, group }) => id !== draft.id && group === draft.group)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    setError(null)
    const faulty = LANGUAGES.find((one) => Object.keys(faultsOf(draft[one], t)).length > 0)
    if (faulty) {
      onLanguage(faulty)
      return
    }
    setBusy(true)
    try {
      const { id, isOwn: _, ...body } = draft
      await call('PUT /api/admin/help/{id}', { params: { id }, body })
      showToast({ title: t(draft.isPublished ? 'helpdesk.published' : 'helpdesk.savedHidden') })
      await refresh()
      onDone()
    } catch (failure) {
      setError(shownMessage(failure, t, t('admin.failed')))
      setBusy(false)
    }
  }
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void send(event)}>
      {children}
      <WordsFields
        key={language}
        words={draft[language]}
        hasTried={hasTried}
        onChange={(words) => setDraft({ ...draft, [language]: words })}
      />
      <SelectField
        label={t('helpdesk.group')}
        value={draft.group}
        options={HELP_GROUPS.map((value) => ({ value, label: t(`support.group-${value}`) }))}
        onChange={(group) => setDraft({ ...draft, group })}
      />
      <SelectField
        label={t('helpdesk.after')}
        value={articleBefore(others, draft.place) ?? FIRST}
        options={[
          { value: FIRST, label: t('helpdesk.first') },
          ...others.map(({ id, ...words }) => ({ value: id, label: words[language].title })),
        ]}
        onChange={(after) => setDraft({ ...draft, place: placeAfter(others, after === FIRST ? null : after) })}
      />
      <Switch
        label={t('helpdesk.publish')}
        hint={t('helpdesk.publishHint')}
        checked={draft.isPublished}
        onChange={(isPublished) => setDraft({ ...draft, isPublished })}
      />
      <FormError text={error} />
      <Button type="submit" busy={isBusy}>
        {t(draft.isPublished ? 'helpdesk.publishNow' : 'helpdesk.save')}
      </Button>
    </form>
  )
}

function RemoveForm({ article: { id, isOwn }, onDone }: Pick<PanelProps, 'article' | 'onDone'>) {
  const { t } = useTranslation()
  const refresh = useHelpRefresh()
  return (
    <ActForm
      verb={t(isOwn ? 'helpdesk.resetNow' : 'helpdesk.removeNow')}
      tone="danger"
      hint={t('helpdesk.reasonHint')}
      onSend={async ({ reason }) => {
        await call('POST /api/admin/help/{id}/remove', { params: { id }, body: { reason } })
        showToast({ title: t('helpdesk.removed') })
        await refresh()
        onDone()
      }}
    >
      {() => <p className="text-14 text-muted">{t(isOwn ? 'helpdesk.resetEffect' : 'helpdesk.removeEffect')}</p>}
    </ActForm>
  )
}
