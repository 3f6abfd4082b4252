/** Articles of the help: for each a title, a text and words under which it is also found. A line that begins with "- " is a step. */
export const help = {
  'code-title': 'Der Code kommt nicht an',
  'code-words': 'verifizieren bestätigen anmelden registrieren e-mail mail spam',
  'code-text':
    'Der Code kommt meist innerhalb einer Minute. Bleibt er aus:\n- Sieh im Ordner für Spam oder Werbung nach.\n- Prüfe, ob die Adresse richtig geschrieben ist. Steht sie falsch da, registriere dich einfach noch einmal.\n- Lass dir einen neuen Code schicken. Es gilt immer nur der neueste.\nManche Firmen halten Mails von unbekannten Absendern eine Weile zurück. Kommt auch später nichts, schreib uns von einer anderen Adresse.',
  'password-title': 'Passwort vergessen oder ändern',
  'password-words': 'anmelden login einloggen zurücksetzen kennwort',
  'password-text':
    'Vergessen: Tippe bei der Anmeldung auf „Passwort vergessen?“. Du bekommst einen Code an deine Adresse und wählst damit ein neues Passwort. Danach bist du überall sonst abgemeldet.\nÄndern: Öffne dein Profil und dort „Passwort“. Wer für eine Marke arbeitet, braucht ein längeres Passwort. Die Länge steht am Feld.',
  'address-title': 'E-Mail-Adresse ändern',
  'address-words': 'mail konto profil neue adresse',
  'address-text':
    'Öffne dein Profil und trage bei „E-Mail“ die neue Adresse ein. Sie gilt erst, wenn du den Code eingibst, den wir dorthin schicken.\nDie alte Adresse bekommt einen Hinweis mit einem Link, der die Änderung zurücknimmt. So behältst du dein Konto, auch wenn jemand anderes die Änderung ausgelöst hat.',
  'sessions-title': 'Abmelden auf anderen Geräten',
  'sessions-words': 'sitzung gerät verloren handy sicherheit',
  'sessions-text':
    'Im Profil unter „Angemeldete Geräte“ siehst du, wo du angemeldet bist. Jedes Gerät kannst du einzeln abmelden, oder alle anderen auf einmal.\nHast du ein Gerät verloren, ändere danach auch dein Passwort.',
  'swiping-title': 'So funktioniert das Wischen',
  'swiping-words': 'deck karte gefällt mir weiter rückgängig zurück tasten swipe',
  'swiping-text':
    'Nach rechts heißt „Gefällt mir“, nach links „Weiter“. Du kannst auch die Tasten unter der Karte oder die Pfeiltasten nehmen. Ein Tipp auf die Karte zeigt Bilder, Größen und den Weg zum Shop.\nDie letzte Karte holst du mit „Zurück“ wieder, ältere im Verlauf. Aus deinen Antworten lernt das Deck, was dir gefällt. Das kannst du im Profil abschalten.',
  'restart-title': 'Neu starten oder Karten zurückholen',
  'restart-words': 'leer keine karten mehr verlauf löschen stil zurücksetzen',
  'restart-text':
    'Ist das Deck leer, lockere zuerst die Filter. Danach hast du zwei Wege:\n- „Nur Karten zurückholen“ zeigt alles noch einmal. Was das Deck über deinen Stil weiß, bleibt.\n- „Neu starten“ löscht Verlauf und gelernten Stil. Gemerktes und Listen bleiben.\nVorher fragen wir nach und sagen, was geht und was bleibt.',
  'filters-title': 'Filter einstellen',
  'filters-words': 'preis größe geschlecht damen herren kategorie suche',
  'filters-text':
    'Mit „Filter“ über dem Deck wählst du Geschlecht, Art, Größe und Preis. „Damen“ und „Herren“ zeigen auch Unisex, „Unisex“ nur Unisex.\nJeder aktive Filter steht als Marke über dem Deck. Ein Tipp darauf nimmt ihn weg. Deine Größen kannst du im Profil dauerhaft eintragen.',
  'saved-title': 'Gemerktes und Listen',
  'saved-words': 'herz speichern teilen wunschliste sammlung',
  'saved-text':
    'Was dir gefällt, liegt unter „Gemerkt“. Von dort legst du Produkte auf eigene Listen. Eine Liste ist privat, bis du ihren Link teilst; den Link kannst du jederzeit wieder abschalten.\nDas Herz auf einer Karte nimmt ein Produkt wieder aus „Gemerkt“.',
  'drops-title': 'Drops und Preisalarm',
  'drops-words': 'erinnerung release erscheint benachrichtigen preis gefallen mail',
  'drops-text':
    'Bei einem angekündigten Produkt tippst du auf „Benachrichtigung erhalten“. Wir melden uns, sobald es da ist. Verschiebt die Marke den Termin, sagen wir es dir.\nFür Gemerktes kannst du dich auch melden lassen, wenn der Preis fällt. Alle Meldungen stellst du im Profil ein, und jede Mail hat einen Link zum Abbestellen.',
  'notices-title': 'Benachrichtigungen einstellen',
  'notices-words': 'push mail glocke ruhezeit abbestellen zu viele',
  'notices-text':
    'Im Profil wählst du, worüber wir dich auf deinem Gerät benachrichtigen. Push kommt nur, wenn du es dem Browser oder der App erlaubt hast.\nArbeitest du für eine Marke, stehen die Ereignisse der Marke in den Einstellungen der Marke unter „Benachrichtigungen“, je für Glocke, Mail und Push.',
  'buying-title': 'Kaufen, Versand und Rückgabe',
  'buying-words': 'bestellung lieferung retoure umtausch bezahlen shop',
  'buying-text':
    'Gekauft wird immer im Shop der Marke. „Kaufen“ führt dorthin. Fragen zu Bestellung, Versand und Rückgabe beantwortet deshalb der Shop; seine Angaben stehen auf der Seite der Marke.\nStimmt der Preis im Shop nicht mit dem auf der Karte überein, melde das Produkt. Dann sehen wir es uns an.',
  'report-title': 'Ein Produkt oder eine Marke melden',
  'report-words': 'fälschung verstoß beleidigung meldung unsicher illegal',
  'report-text':
    'Im Menü eines Produkts und auf der Seite einer Marke steht „Melden“. Wähle den Grund und schreib, worum es geht. Du bekommst eine Nummer.\nEin Mensch prüft jede Meldung und teilt dir die Entscheidung mit Gründen mit. Bist du nicht einverstanden, kannst du widersprechen.',
  'data-title': 'Kopie deiner Daten und Konto löschen',
  'data-words': 'dsgvo auskunft export datenschutz entfernen kündigen',
  'data-text':
    'Im Profil lädst du unter „Deine Daten“ eine Kopie von allem, was wir über dich gespeichert haben: als Seite zum Lesen oder als Datei für Programme.\nDort löschst du auch dein Konto. Das geht sofort und lässt sich nicht zurücknehmen. Gehört dir allein eine Marke, gib sie vorher weiter oder schließe sie.',
  'registration-title': 'Marke registrieren und Prüfung',
  'registration-words': 'anmelden label firma impressum freigabe abgelehnt warten',
  'registration-text':
    'Unter „Marke registrieren“ gibst du Name, Firma und Shop an. Danach prüft ein Mensch die Angaben. Die Übersicht zeigt, an welcher Stelle du stehst und wann die Entscheidung kommt.\nBrauchen wir etwas anderes, steht dort, was. Ändere es und reiche neu ein. Mit der Freigabe beginnt einmalig die Probezeit des Tarifs Pro, ohne Karte und ohne Kündigung.',
  'domain-title': 'Domain bestätigen',
  'domain-words': 'dns txt shop link adresse nachweis',
  'domain-text':
    'Links deiner Produkte müssen zu einer Domain führen, die dir gehört. So bestätigst du sie:\n- Öffne „Einstellungen“ und dort „Domains“.\n- Wähle einen Weg: E-Mail, Meta-Tag, DNS oder Datei.\n- Prüfe. Einträge im DNS brauchen manchmal einige Stunden, bis man sie sieht.\nBeansprucht eine andere Marke dieselbe Domain, entscheiden wir nach den Nachweisen.',
  'products-title': 'Produkt anlegen und veröffentlichen',
  'products-words': 'neu entwurf bild größe material prüfung gesperrt fehlt',
  'products-text':
    'Mit „Produkt hinzufügen“ öffnest du das Formular. Es speichert sich selbst als Entwurf. Oben steht, was zum Veröffentlichen noch fehlt.\nDas erste Bild ist die Karte: hochkant, mit dem Produkt in der Mitte. Nach dem Veröffentlichen prüfen wir. Spätere Änderungen prüfen wir ebenso, bis dahin bleibt die bisherige Fassung zu sehen.',
  'import-title': 'Produkte importieren',
  'import-words': 'csv excel shopify shopware woocommerce datei spalten fehler zeilen',
  'import-text':
    'Unter „Produkte hochladen“ gibst du eine Tabelle oder den Export deines Shops ab.\n- Ordne Spalten zu, die wir nicht erkennen. Beim nächsten Mal wissen wir es.\n- Sieh dir den Probelauf an. Er ändert noch nichts.\n- Übernimm die Produkte. Jede fehlerhafte Zeile steht mit ihrem Grund in einer Datei, die du laden, ausbessern und neu hochladen kannst.\nEinen Import kannst du einen Tag lang zurücknehmen. Unter „Was fehlt noch?“ füllst du Fehlendes für alle Entwürfe auf einmal.',
  'feed-title': 'Feed einrichten',
  'feed-words': 'automatisch abgleich xml google merchant bestand aktualisieren stündlich',
  'feed-text':
    'Ein Feed ist eine Adresse, unter der dein Shop seine Produkte bereitstellt. Trag sie unter „Produkte hochladen“, „Feeds“ ein. Wir rufen sie regelmäßig ab; wie oft, hängt vom Tarif ab.\nWürde ein Abruf sehr viele Produkte pausieren oder Preise stark ändern, halten wir an und fragen dich. Scheitert er mehrmals, bekommst du eine Nachricht, und deine Produkte bleiben, wie sie sind.',
  'sale-title': 'Rabatte und der niedrigste Preis',
  'sale-words': 'sale prozent reduziert streichpreis prozentsatz',
  'sale-text':
    'Einen Sale legst du unter „Sale“ an: Produkte, Prozent, Zeitraum. Das Gesetz misst einen Rabatt am niedrigsten Preis der Wochen davor. Deshalb zeigen wir ihn an jedem reduzierten Produkt.\nWar ein Produkt vorher schon so günstig, ist es kein echter Rabatt, und wir zeigen es ohne. Die Vorschau sagt das, bevor du den Sale startest.',
  'boost-title': 'Werbung: einen Boost starten',
  'boost-words': 'anzeige kampagne gebot budget klick einblendung ppc',
  'boost-text':
    'Ein Boost zeigt deine Produkte öfter, immer mit dem Wort „Anzeige“. Du zahlst nur für Klicks, die zu deinem Shop führen.\n- Wähle unter „Werbung“ die Produkte.\n- Setze den höchsten Preis je Klick und das Tagesbudget. Mehr gibst du an einem Tag nicht aus.\n- Starte. Pausieren kannst du jederzeit.\nIm Klick-Nachweis steht jeder Klick mit seinem Preis. Kommt dir einer falsch vor, kannst du ihn dort reklamieren.',
  'credit-title': 'Werbeguthaben aufladen',
  'credit-words': 'bezahlen karte bonus paket lastschrift erstattung',
  'credit-text':
    'Unter „Werbeguthaben“ wählst du ein Paket oder einen eigenen Betrag und zahlst mit Karte. Das Guthaben ist da, sobald die Zahlung bestätigt ist.\nBonusguthaben wird zuerst verbraucht und läuft ab; wann, steht dabei. Gekauftes Guthaben, das du nicht mehr brauchst, kannst du dir auszahlen lassen. Bei einer abgelehnten Karte wurde nichts abgebucht.',
  'invoice-title': 'Rechnungen finden und Anschrift ändern',
  'invoice-words': 'ust mehrwertsteuer pdf buchhaltung steuer firma usid',
  'invoice-text':
    'Alle Rechnungen stehen unter „Werbeguthaben“ und unter „Tarif“ zum Laden. Jede ist ein PDF, das auch Programme der Buchhaltung lesen.\nDie Anschrift kommt aus den Angaben zu deiner Firma in den Einstellungen. Ändere sie vor dem nächsten Kauf: Eine ausgestellte Rechnung ändern wir nicht mehr, wir berichtigen sie mit einer Rechnungskorrektur. Schreib uns dazu die Nummer der Rechnung.',
  'plan-title': 'Tarif wechseln',
  'plan-words': 'upgrade downgrade abo preis probezeit grenze produkte',
  'plan-text':
    'Unter „Tarif“ siehst du, was du nutzt und wo deine Grenzen liegen. Ein größerer Tarif gilt sofort, bezahlt werden nur die restlichen Tage. Ein kleinerer gilt ab dem Ende des Zeitraums.\nGelöscht wird dabei nichts: Was über der Grenze liegt, pausiert. Welche Produkte zu sehen sind, wählst du selbst. Deine Platzierung im Deck hängt nie vom Tarif ab.',
  'cancel-title': 'Tarif kündigen oder pausieren',
  'cancel-words': 'abo beenden kündigung pause zahlung fehlgeschlagen',
  'cancel-text':
    'Unter „Tarif“ kündigst du mit zwei Klicks zum Ende des Zeitraums und bekommst eine Bestätigung per Mail. Bis dahin kannst du es zurücknehmen. Danach gilt der Tarif Free, deine Daten bleiben.\nWillst du nur eine Weile aussetzen, nimm „Pausieren“: Deine Produkte sind dann nicht zu sehen, und es wird nichts abgebucht.\nGing eine Zahlung nicht durch, hinterlege eine andere Karte. Wir versuchen es mehrmals.',
  'team-title': 'Team einladen und Rollen',
  'team-words': 'mitglied einladung rechte inhaber zugriff kollegin',
  'team-text':
    'Unter „Team“ lädst du Leute mit ihrer Mail-Adresse ein und wählst die Rolle: Admin, Redaktion, Marketing, Support oder Buchhaltung. Was jede darf, steht daneben.\nEine Marke braucht immer einen Inhaber. Willst du gehen, mach zuerst jemand anderen zum Inhaber. Wie viele Leute mitarbeiten können, hängt vom Tarif ab.',
  'insights-title': 'Analysen verstehen',
  'insights-words': 'zahlen statistik aufrufe klickrate reichweite einblendung',
  'insights-text':
    'Hinter jeder Zahl steht ihre Erklärung: Zeig mit der Maus darauf oder tippe darauf. „Einblendungen“ sind gezeigte Karten, „Aufrufe“ geöffnete, „Klicks“ Wege in deinen Shop.\nAngaben über Gruppen von Menschen zeigen wir erst, wenn genug von ihnen dabei sind. Ein Strich heißt: noch nicht bekannt. Er heißt nicht null.',
  'design-title': 'Shop gestalten',
  'design-words': 'theme farbe schrift banner logo lookbook vorschau',
  'design-text':
    'Unter „Shop-Design“ wählst du Vorlage, Farben, Schrift und Abschnitte und siehst sofort, wie es wirkt. Der Entwurf speichert sich selbst. Öffentlich wird er erst mit „Veröffentlichen“.\nAlte Fassungen kannst du wiederherstellen. Schlechte Kontraste melden wir, bevor du veröffentlichst. Logo und Banner lädst du unter „Logo & Banner“ hoch.',
  'orders-title': 'Bestellungen aus deinem Shop melden',
  'orders-words': 'umsatz conversion schlüssel api tabelle zuordnen',
  'orders-text':
    'Damit du siehst, welche Klicks zu Käufen führen, kann dein Shop Bestellungen melden: mit einem Schlüssel automatisch oder als Tabelle von Hand. Die Schritte stehen unter „Einstellungen“, „Bestell-Tracking“.\nGemeldet werden Nummer, Wert und Zeitpunkt, keine Namen. Der Schlüssel gehört nur auf deinen Server, nie auf eine Seite.',
  'closing-title': 'Betriebsferien oder Marke schließen',
  'closing-words': 'löschen urlaub pause ende marke entfernen',
  'closing-text':
    'In den Einstellungen trägst du Betriebsferien ein: In dieser Zeit sind deine Produkte nicht im Deck, und deine Seite sagt, wann es weitergeht.\nDort schließt du die Marke auch ganz. Sie ist dann sofort nicht mehr zu sehen und wird später gelöscht; bis dahin kann ein Inhaber das zurücknehmen. Rechnungen und Nachweise bleiben so lange, wie das Gesetz es verlangt.',
} as const
