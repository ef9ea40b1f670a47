import { CHAPTER_TITLES } from '../../chapter-titles.js';
import type { ChapterStory } from '../words.js';
import { ECHO, laid, race, says, together } from '../write.js';

export const chapter4: ChapterStory<4> = {
  title: CHAPTER_TITLES.nl[4],

  evening: [
    'De vierde avond. Het brood is rondom bruin, en niemand die het gelooft.',
    says('teller', '‘Iemand heeft het me voorgedaan,’ zegt de oude vrouw.'),
    says(
      'teller',
      '‘Ze was uit vrije wil gegaan, weten jullie nog. Zij had het licht gedoofd. Rond het eiland lag een ring van wachtboten, en die hadden jullie meegebracht. De hogepriester heet Orlando Finch en is ooit in Bristol uitgefloten. En Linnet is ziek.’',
    ),
    ECHO,
    together(
      says('teller', '‘Die koorts gaat weg en komt terug, elke keer hoger. Veertig mensen liggen er. Wie draagt wat?’'),
    ),
    race(says('teller', '‘In een ziekenzaal rent niemand om de eer. Jullie rennen om van nut te zijn. Vooruit.’')),
  ],

  missions: {
    40: {
      paragraphs: [
        'Veertig zieken, één bron, en tien minuten lopen ertussen. De grote namen op de rede laten de groeten doen.',
        ECHO,
        says(
          'sukey',
          '‘In groeten zit geen water,’ zegt Sukey Bell, de marskraamster, en ze stroopt haar mouwen op. Naast haar staan Baltasar, een dekknecht, en de oude Bram, die al vijftig jaar een veerbootje roeit. ‘Iemand moet het doen, en hier staan we. Je hoeft het maar te vragen. Drie is een begin.’',
        ),
        '’s Nachts draagt er nog iemand, iemand die lang is. ’s Ochtends zijn er twee vaten meer vol, en niemand heeft een gezicht gezien. Thomas neuriet onder het lopen.',
        says('harrow', '‘Niet dat wijsje,’ zegt een stem in het donker.'),
        says('bram', '‘Water is maar water tot je het draagt,’ zegt Bram. ‘Pak jij het andere oor.’'),
      ],
      done: 'Tussen de bron en het dorp hangt een ketting van emmers, en {hero} is er een schakel van.',
    },
    41: {
      paragraphs: [
        says(
          'ferdinando',
          '‘Wij komen nu bij het ritueel,’ zegt Ferdinando, over het boek gebogen. ‘Drie opmerkingen. Ten eerste …’',
        ),
        ECHO,
        says(
          'abena',
          '‘*Na zeven keer nacht is het beven gedaan*,’ zegt Abena. Het is de vierde regel. Ze zegt hem zoals je goedemorgen zegt.',
        ),
        'Dan wordt het zo stil dat je de koorts hoort ademen.',
        says(
          'mother',
          '‘Drie voor wie oud is,’ zegt Moeder langzaam. ‘Druppels, kind. Drie druppels. En één voor wie jong is.’',
        ),
        'Het was nooit een toverspreuk. Het is een recept, op een wijsje gezet zodat niemand het kwijt kon raken. Al dat gestolen brood, al die bast! Jullie hebben achter een medicijnkist aan gezeten.',
        says(
          'abena',
          '‘Het begint met kruiden en brood,’ zegt Abena. ‘Jullie hebben het vaak genoeg gezongen. Breng ze nu.’',
        ),
      ],
      done: '{hero} roert. Het ruikt naar oude laarzen en hoop.',
    },
    42: {
      paragraphs: [
        'Het dak staat al, want handen waren er genoeg. Eronder hangen veertig hangmatten. Wat ontbreekt is iemand die voor allemaal kan koken, elke dag, zonder de ketel te laten aanbranden.',
        says('peter', '‘Ik heb het geprobeerd,’ zegt Peter. ‘Ze waren er heel dapper onder.’'),
        'Er gaat bericht naar Dot Pepper, waardin van De Droge Papegaai. Bij het ochtendgloren drijft er een wastobbe tussen de wachtboten door. Er zitten een ketel in, een vrouw en een vogel.',
        says('parrot', '‘Van het huis!’ krijst de papegaai.'),
        'Dat hebben de mariniers in geen maanden gehoord. Ze laten hun musketten zakken en nemen hun pet af. Nemen jullie haar aan, dan heeft het Koortshuis een keuken.',
      ],
      done: says(
        'dot',
        '‘Zitten,’ zegt Dot tegen veertig mensen die liggen. ‘Met een lege maag is niemand dapper.’ {hero} schilt.',
      ),
    },
    43: {
      paragraphs: [
        says('dot', '‘En waar,’ vraagt Dot Pepper, terwijl ze uit een wastobbe stapt, ‘is het dak?’'),
        'Er is geen dak. Er waren te weinig handen. Er is een zeil over vier riemen, daaronder liggen veertig mensen, en het begint te regenen. Dot is met een ketel op schoot door de hele blokkade gepeddeld. De papegaai riep iets, en de mariniers lieten haar door.',
        says('parrot', '‘Van het huis!’ zegt hij nu, en hij kijkt rond of er een staat.'),
        says(
          'dot',
          '‘Ik krijg dit stel wel gevoed, als jullie me aannemen,’ zegt Dot. ‘Maar ik kook niet in de nattigheid. Twee scheepstimmerlui willen wel aan land komen. Eén munt de man, dat is twee munten, en niemand zegt het tegen hun kapitein.’',
        ),
      ],
      done: 'Het Koortshuis heeft een keuken en een dak. Het lekt maar op één plek, en daar heeft {hero} Samuel neergelegd.',
    },
    44: {
      paragraphs: [
        '*Verdrink het in vuur tot het rood is vergaan.* Bast en brood liggen klaar in de ton. Nu snappen jullie ook de derde regel: rum, tot de zon onder is.',
        says('jean', '‘Daarom droegen ze het als een baby,’ zegt Jean. Zelf draagt hij er twee, en een emmer.'),
        ECHO,
        'Het hele dorp zit om de ton en neuriet de dosis, zodat niemand de tel kwijtraakt. Thomas heeft het nooit geleerd. Hij is iedereen een halve regel voor.',
        'Aan de overkant zit Judith Harrow. Elke nacht heeft ze de zieken geteld. Nu is ze opgehouden, en kijkt naar hem.',
        says('mother', '‘De rum,’ zegt Moeder, ‘zolang het licht is.’'),
      ],
      done: 'Als de zon ondergaat, zeeft {hero} het drankje. De eerste kroes is voor Linnet. Honing helpt, een beetje.',
    },
    45: {
      paragraphs: [
        'Een lege ton staat bij het vuur. Die wacht nog altijd op bast en brood, en de koorts heeft niet gewacht. Dit is de tweede week. Zeven mariniers zijn bibberend aan land geroeid en liggen naast de mensen die ze moesten bewaken.',
        ECHO,
        says(
          'someone',
          'In de nacht glipt een houthakker door de ring met wat er verder nog nodig is. ‘Twee munten,’ zegt hij. Dan ziet hij de hangmatten. ‘En een voorsprong.’',
        ),
        'Blijft over regel drie: rum, tot de zon weg is. Ze neuriën het zelfs in hun slaap. Thomas, doodmoe, neuriet voor ze uit.',
        says('harrow', '‘Van wie heeft hij dat?’ vraagt Judith Harrow. Niemand hoort haar.'),
        says('mother', '‘Een grotere ton,’ zegt Moeder. ‘En de rum.’'),
      ],
      done: '{hero} gaat rond met de kroezen: een voor Linnet, en een voor een marinier, die met een heel klein stemmetje dank u wel zegt.',
    },
    46: {
      paragraphs: [
        'Een roeiboot komt binnen, en daarin zit een jonkvrouw met een boek open op haar knieën. Ze roeit volgens het boek.',
        says('isabel', '‘Ik kan roeien,’ roept ze. ‘Ik heb gelezen hoe het moet.’ Dan loopt ze vast.'),
        'De koorts zakt, dus de wachters salueren en laten haar aan land. Het is Isabel Pell, de dochter van de gouverneur. Ze heeft een koffer bij zich, en in die koffer een bladzijde.',
        says(
          'isabel',
          '‘Die zat achter papa’s zevende klok. *31 augustus 1670. De Ares, 140. Licht gedoofd op bevel.* Bladzijden vallen er niet uit, weet u. Iemand heeft hem uitgescheurd.’ Ze kijkt rond. ‘Ik heb onderdak nodig, en gezelschap, anders gelooft geen rechter mij.’',
        ),
      ],
      done: 'Ze leest het {hero} twee keer voor, vanwege het handschrift. Het is dat van de gouverneur.',
    },
    47: {
      paragraphs: [
        says('linnet', '‘Dame op een zandbank,’ zegt Linnet, die niet overeind mag komen. ‘Met koffer. Ze leest.’'),
        'Het is Isabel Pell. De koorts is op zijn hoogst, en geen wachtboot waagt zich bij de kust. Dus zit de jonkvrouw daar te wachten en bestudeert een boek over roeien.',
        says(
          'isabel',
          '‘Ik heb een bladzijde uit het havenboek!’ schreeuwt ze over het water. ‘*De Ares, 140. Licht gedoofd op bevel.* Uitgescheurd! Komt iemand mij halen?’',
        ),
        says(
          'someone',
          'Vier roeiers kijken elkaar aan. ‘Bij nacht,’ zegt er een. ‘Drie munten, en voor elk van ons een doek met azijn. En jullie zorgen voor een bed.’',
        ),
      ],
      done: says(
        'isabel',
        '‘Over azijn heb ik gelezen,’ zegt Isabel, en ze stapt uit, recht in de armen van {hero}. De bladzijde is droog.',
      ),
    },
    48: {
      paragraphs: [
        'Een pot grijze verf staat op de steiger, met een kwast erop. Niemand wil de eerste zijn.',
        says(
          'scott',
          '‘Er moet iemand klaarstaan om naar huis te gaan en het te vertellen,’ zegt Scott. ‘Die ring komt alleen uit wie een reden op papier heeft.’',
        ),
        says('ferdinando', '‘Een expeditie,’ zegt Ferdinando. ‘Strikt genomen heten alle redenen zo.’'),
        'En op de achtersteven mag geen naam staan, want de namen van jullie schepen hangen inmiddels in elk douanekantoor. Al die eer, in bladgoud. Het staat er zo mooi.',
        says('mother', '‘Een naam is om geroepen te worden,’ zegt Moeder. ‘Hoe jullie heten weten wij wel. Verven.’'),
      ],
      done: 'Het schip van {hero} heet helemaal niets meer. Een meeuw gaat erop zitten en vindt het best.',
    },
  },

  ending: {
    title: 'Elf munten',
    pages: [
      [
        laid('44', 'Dit is de zevende nacht.'),
        laid('45', 'Dit is de veertiende nacht.'),
        'Voor de zon opkomt, doet Linnet haar ogen open en vraagt of er pannenkoek is. Jean moet even naar buiten. Zijn baard loopt uit.',
        'Zeven mariniers, dagen geleden bibberend binnengedragen, komen overeind en willen er ook een. Kapitein Strickland staat in de deur, zijn pet in zijn hand.',
        says(
          'strickland',
          '‘Mijn ogen zijn slecht vandaag,’ zegt hij. ‘Ik zie nergens koorts. Ik zie nauwelijks een eiland.’',
        ),
        'Judith Harrow heeft elke nacht bij het kind gezeten. Nu heeft ze een lei op schoot en rekent: bast, brood, één vat rum.',
        says('harrow', '‘Elf munten,’ zegt ze. ‘Voor allemaal, toen. Het had elf munten gekost.’'),
      ],
      [
        'De volgende ochtend is de *Ares* weg, en Moeder Tallow ook. De pan staat op het vuur. De pollepel ligt op de grond, en nooit van haar leven heeft Moeder een pollepel laten vallen. Deze keer is ze niet uit vrije wil gegaan.',
        'Op de lei staat een datum: de laatste dag van augustus.',
        together(
          says(
            'strickland',
            'In de ring van sloepen komt een gat, precies één schip breed. ‘Ik zie geen boot,’ zegt Strickland, en hij kijkt de andere kant op.',
          ),
        ),
        race(
          '{winner} gaf Linnet de laatste druppel, en mag dus als eerste door het gat dat tussen de wachtboten ontstaat.',
        ),
        ECHO,
        says('linnet', '‘Ga dan!’ roept Linnet met volle mond. ‘Waar wachten jullie nog op?’'),
      ],
    ],
    bridge: [
      'De derde regel is de rum: laat het staan tot zonsondergang. Ze neuriën de dosis, en tellen, en de nachten gaan voorbij.',
    ],
  },

  lost: [
    says('teller', '‘Het meisje werd beter,’ zegt de oude vrouw. ‘Maar de anderen …’'),
    'Ze gaat niet verder. Het mes ligt naast het brood, en niemand pakt het.',
    says(
      'teller',
      '‘Nee,’ zegt ze scherp. ‘Ze leefden. Allemaal. Dat is mij verteld, en ik heb ze geteld. Jullie emmers kwamen te laat, meer niet, en in mijn verhaal kwamen ze op tijd. Opnieuw.’',
    ),
  ],
  again: [
    says(
      'teller',
      '‘Nacht na nacht droeg er iemand water, iemand die lang was, en jullie vroegen niet wie. Vraag het. Hier zijn {coins} munten, die lagen in een emmer.’',
    ),
    says(
      'teller',
      '‘De kapitein vroeg aldoor wat alles kostte. Bast, brood, rum. Het leek me niet belangrijk. En {coins} munten.’',
    ),
    says(
      'teller',
      '‘Elke avond vroeg Moeder Tallow of ze de ster nog hadden. Elke avond! Neem {coins} munten, en denk daar eens over na.’',
    ),
  ],
};
