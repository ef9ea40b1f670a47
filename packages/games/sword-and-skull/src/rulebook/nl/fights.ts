import * as facts from '../facts.js';
import type { ChapterWords } from '../words.js';

const { BONUS_GOLD } = facts;

export const fights: ChapterWords<'B'> = {
  title: 'Gevechten',
  rules: {
    'SS-B1': {
      title: 'Wie wint',
      text: 'Elke kant telt een dobbelsteen op bij zijn [kracht](SS-B3). Het hoogste totaal wint; bij gelijkspel wint de aanvaller, tegen een vijand de speler.',
      also: ['totaal', 'gelijk'],
    },
    'SS-B2': {
      title: 'Blanco verliest',
      text: 'Wie blanco gooit, verliest. Twee keer blanco wordt overgedaan voordat iemand een kaart kan spelen.',
    },
    'SS-B3': {
      title: 'Kracht',
      text: 'De kracht van een figuur is het aantal van zijn symbolen op bemanning, voorwerpen en fortuinkaarten die voor je liggen. Je begint met 0.',
      also: ['sterkte', 'symbolen'],
    },
    'SS-B4': {
      title: 'Vijanden',
      text: 'De kracht en de beloning van een vijand staan in zijn tabel, naar het aantal van je bemanningskaarten. Je linkerbuur gooit voor hem.',
      also: ['beloning', 'tabel'],
    },
    'SS-B5': {
      title: 'Figuren van anderen',
      text: 'Na het veld vecht je figuur met elke figuur van andere spelers daar, met elke één keer. Na elk gevecht kies je het volgende.',
      also: ['aanval', 'volgorde'],
    },
    'SS-B6': {
      title: 'De winstbonus',
      text: `Wie een gevecht tussen spelers wint, aanvaller of niet, mag ${BONUS_GOLD} goud van de verliezer nemen; of een bemanningskaart naar keuze, als de verliezer er meer heeft; of niets.`,
      also: ['bonus', 'verliezer'],
    },
    'SS-B7': {
      title: 'Kaarten in een gevecht',
      text: 'Keep the Peace speel je vóór de dobbelstenen, Lucky Blow en Quick Thinking erna. De aanvaller speelt of past eerst, dan de ander, tot beiden na elkaar hebben gepast.',
      also: ['passen'],
    },
    'SS-B8': {
      title: 'Eén kaart tegelijk',
      text: 'Elke kaart werkt meteen. Lucky Blows tel je bij elkaar op, met Quick Thinking gooi je je dobbelsteen opnieuw, en er mogen er meer na elkaar. Een kaart die niets uithaalt, mag ook.',
    },
    'SS-B9': {
      title: 'Twee keer blanco na een kaart',
      text: 'Zijn beide dobbelstenen blanco als iedereen heeft gepast, dan worden beide opnieuw gegooid en mogen er weer kaarten gespeeld worden. Lucky Blows van daarvoor tellen nog.',
    },
    'SS-B10': {
      title: 'Wie aanvalt',
      text: 'De aanvaller is de figuur die net gelopen heeft. Tegen vijanden, Eerste Stuurman en King is dat altijd de figuur van de speler.',
    },
  },
};

export const debt: ChapterWords<'D'> = {
  title: 'Faillissement',
  rules: {
    'SS-D1': {
      title: 'Meer dan je hebt',
      text: 'Ben je meer goud schuldig dan je hebt, dan verkoop je voorwerpen voor hun prijs aan de bank, een voor een zoals je kiest, tot het genoeg is. Is het nooit genoeg, dan betaalt de bank wat ontbreekt. In beide gevallen gaat de figuur terug naar zijn schip. Verkochte voorwerpen worden afgelegd; wat een verkoop te veel oplevert, is van jou.',
      also: ['failliet', 'verkopen', 'schuld'],
    },
    'SS-D2': {
      title: 'Geen schuld om te kopen',
      text: 'Voor een voorwerp of voor het losgeld moet je het goud in handen hebben.',
    },
    'SS-D3': {
      title: 'Welke figuur gaat',
      text: 'Het is de figuur wiens veld, kaart of verloren gevecht de schuld bracht. Zijn andere gebeurtenissen en gevechten van deze beurt vervallen; kaarten die meteen gespeeld moeten worden en al getrokken zijn, worden nog gedaan.',
    },
  },
};
