import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { BUTTON_CONTRAST, contrast, readableColours, TEXT_CONTRAST } from '#contract/theme-colours.ts'
import { formatNumber } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { useDesign } from '../design-context.ts'

type Verdict = 'good' | 'low' | 'bad'

const VERDICTS = {
  good: { Icon: CircleCheck, word: 'design.contrastGood', look: 'text-ink' },
  low: { Icon: TriangleAlert, word: 'design.contrastLow', look: 'text-ink' },
  bad: { Icon: CircleAlert, word: 'design.contrastBad', look: 'text-signal-text' },
} as const

/** How well texts can be read in these colours, and the nearest colours in which they can. */
export function ContrastCheck() {
  const { t } = useTranslation()
  const { editor, say } = useDesign()
  const { colours } = editor.theme
  const onPage = contrast(colours.background, colours.text)
  const onButton = contrast(colours.primary, colours.onPrimary)
  const { faults } = editor
  const take = () => {
    editor.session.change((theme) => ({ ...theme, colours: readableColours(theme.colours) }))
    say(t('design.proposalTaken'))
  }
  return (
    <section
      aria-label={t('design.readability')}
      className="flex flex-col gap-3 rounded-control border border-line p-3"
    >
      <h2 className="text-14 font-[650]">{t('design.readability')}</h2>
      <Pair
        label={t('design.contrastText')}
        ground={colours.background}
        ink={colours.text}
        ratio={onPage}
        verdict={onPage < TEXT_CONTRAST ? 'low' : 'good'}
      />
      <Pair
        label={t('design.contrastButton')}
        ground={colours.primary}
        ink={colours.onPrimary}
        ratio={onButton}
        verdict={onButton < BUTTON_CONTRAST ? 'bad' : onButton < TEXT_CONTRAST ? 'low' : 'good'}
      />
      {faults.length > 0 && (
        <div className="flex flex-col items-start gap-3 border-t border-line pt-3">
          <p className="text-14">
            {faults.includes('button-unreadable') ? t('design.contrastBadText') : t('design.contrastLowText')}
          </p>
          <Button size="s" onClick={take}>
            <Proposal />
            {t('design.takeProposal')}
          </Button>
        </div>
      )}
    </section>
  )
}

/** The proposed colours of text and buttons. */
function Proposal() {
  const { editor } = useDesign()
  const { background, text, primary, onPrimary } = readableColours(editor.theme.colours)
  return (
    <span aria-hidden className="flex -space-x-1.5">
      {[
        [background, text],
        [primary, onPrimary],
      ].map(([ground, ink]) => (
        <span
          key={`${ground} ${ink}`}
          className="flex size-6 items-center justify-center rounded-pill border border-edge text-12 font-[800]"
          style={{ backgroundColor: ground, color: ink }}
        >
          A
        </span>
      ))}
    </span>
  )
}

interface PairProps {
  readonly label: string
  readonly ground: string
  readonly ink: string
  readonly ratio: number
  readonly verdict: Verdict
}

function Pair({ label, ground, ink, ratio, verdict }: PairProps) {
  const { t, language } = useTranslation()
  const { Icon, word, look } = VERDICTS[verdict]
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span
        aria-hidden
        className="sample-letters flex h-9 w-11 shrink-0 items-center justify-center rounded-[8px] border border-line text-16 font-[750]"
        style={{ backgroundColor: ground, color: ink }}
      />
      <span className="min-w-0 flex-1 basis-32 text-14">
        {label}
        <span className={classes('flex items-center gap-1.5 font-[600]', look)}>
          <Icon aria-hidden size={15} className="shrink-0" />
          {t(word)}
        </span>
      </span>
      <span className="tabular text-14 text-muted">{formatNumber(Math.floor(ratio * 10) / 10, language)} : 1</span>
    </div>
  )
}
