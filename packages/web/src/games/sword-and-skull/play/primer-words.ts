import type { Language } from '@roadstead/kernel';
import { BONUS_GOLD, KING_MIGHT, type Pending } from '@roadstead/sword-and-skull';

interface PrimerWords {
  /** What the ransom can be at this number of players. */
  goal(least: number, most: number): string;
  readonly asked: Readonly<Record<Pending['kind'], string>>;
}

export const PRIMERS: Readonly<Record<Language, PrimerWords>> = {
  en: {
    goal: (least, most) =>
      `The goal: bring one figure into the lair. Whoever first pays the ransom there (${least} to ${most} gold) or beats the Pirate King (Might ${KING_MIGHT}) wins at once.`,
    asked: {
      turn: 'Before you roll you may play a card for the start of your turn. You hold cards, so you are asked even where none fits.',
      move: 'One of your two figures walks all you rolled. Many spaces treat officer and pirate differently: each way says what it brings.',
      place: 'Two blanks: put a figure on any free space of the outer path and do that space.',
      fork: 'The outer path brings gold and crew. The volcano path leads to the Thieves’ Den; from there it is one step into the Lake of Fire, and the lair is next.',
      first: 'A double moved both figures. The first one finishes its space and its fights before the other begins.',
      recruit:
        'Crew is free and stays with you: heads add to the Might of officer or pirate, coins pay you at the Castle and when others recruit here.',
      bridge:
        'The officer takes a crew card from whoever has the most of them, the pirate gold from whoever has the most.',
      bid: 'Everybody bids once, higher than all before or not at all. The highest pays the bank and gets the item. You never bid more than you have.',
      spy: 'Your Spyglass shows the enemy of this cave to you alone: fight it, or put it at the bottom and fight the next one unseen.',
      lair: 'If you can pay, you win for certain. A lost fight sends your figure back to the Thieves’ Den, and the price is rolled anew next time.',
      order: 'Both cards must be done at once. You choose which comes first.',
      squall: 'One figure goes back to its own ship and begins anew from there. Send the one that loses less.',
      debt: 'You owe more than you have. Sell items until it is enough; the bank adds what is missing then. Your figure goes back to its ship either way.',
      limit: 'A figure carries two weapons at most. Sell the one that adds least; you get its price.',
      attack:
        'Your figure fights every figure of others on its space, each once, in your order. Each side adds a die to its Might; a tie is yours, a blank loses.',
      window:
        'Cards can turn a fight: before the dice to call it off, after them to add or to roll again. Passing keeps them.',
      bonus: `Take ${BONUS_GOLD} gold, or a crew card if the loser has more of them than you.`,
      end: 'Everything is done. You may still play cards for the end of your turn. You hold cards, so you are asked even where none fits.',
    },
  },
  nl: {
    goal: (least, most) =>
      `Het doel: breng een figuur in de schuilplaats. Wie daar als eerste het losgeld betaalt (${least} tot ${most} goud) of de Pirate King verslaat (kracht ${KING_MIGHT}), wint meteen.`,
    asked: {
      turn: 'Voor je gooit, mag je een kaart voor het begin van je beurt spelen. Je hebt kaarten, dus het wordt gevraagd, ook als er geen past.',
      move: 'Eén van je twee figuren loopt alles wat je gooide. Veel velden doen iets anders voor officier en piraat: bij elke weg staat wat die brengt.',
      place: 'Twee keer blanco: zet een figuur op een vrij veld van het buitenpad naar keuze en doe wat daar staat.',
      fork: 'Het buitenpad brengt goud en bemanning. Het vulkaanpad gaat naar het Dievenhol; van daar is het één stap naar het Meer van Vuur, en daarna komt de schuilplaats.',
      first: 'Met dubbel liepen beide figuren. De eerste rondt zijn veld en zijn gevechten af voor de andere begint.',
      recruit:
        'Bemanning is gratis en blijft bij je: hoofden geven kracht aan officier of piraat, munten brengen goud op bij het kasteel en als anderen hier bemanning nemen.',
      bridge:
        'De officier neemt een bemanningskaart van wie de meeste heeft, de piraat goud van wie het meeste goud heeft.',
      bid: 'Iedereen biedt één keer, hoger dan alle anderen of niet. De hoogste betaalt de bank en krijgt het voorwerp. Je biedt nooit meer dan je hebt.',
      spy: 'Alleen jij ziet door je verrekijker de vijand van deze grot: vecht ermee, of leg hem onderop en vecht met de volgende, die je niet kent.',
      lair: 'Kun je betalen, dan win je zeker. Na een verloren gevecht gaat je figuur terug naar het Dievenhol, en de volgende keer wordt opnieuw om de prijs gegooid.',
      order: 'Beide kaarten moeten meteen gebeuren. Jij kiest welke eerst komt.',
      squall:
        'Eén figuur gaat terug naar zijn eigen schip en begint daar opnieuw. Stuur de figuur die het minst verliest.',
      debt: 'Je bent meer schuldig dan je hebt. Verkoop voorwerpen tot het genoeg is; wat dan nog ontbreekt, legt de bank bij. Je figuur gaat hoe dan ook terug naar zijn schip.',
      limit: 'Een figuur draagt hoogstens twee wapens. Verkoop het zwakste; je krijgt de prijs ervan.',
      attack:
        'Je figuur vecht met elke figuur van anderen op zijn veld, met elke één keer, in jouw volgorde. Elke kant telt een dobbelsteen bij zijn kracht op; gelijk is voor jou, blanco verliest.',
      window:
        'Kaarten kunnen een gevecht keren: voor de worp om het af te blazen, erna om iets bij te tellen of opnieuw te gooien. Wie past, houdt ze.',
      bonus: `Neem ${BONUS_GOLD} goud, of een bemanningskaart als de verliezer er meer heeft dan jij.`,
      end: 'Alles is gedaan. Je mag nog kaarten voor het eind van je beurt spelen. Je hebt kaarten, dus het wordt gevraagd, ook als er geen past.',
    },
  },
  de: {
    goal: (least, most) =>
      `Das Ziel: Bring eine Figur ins Versteck. Wer dort zuerst das Lösegeld zahlt (${least} bis ${most} Gold) oder den Piratenkönig besiegt (Stärke ${KING_MIGHT}), gewinnt sofort.`,
    asked: {
      turn: 'Vor dem Würfeln darfst du eine Karte für den Anfang deines Zugs spielen. Du hast Karten, also wirst du gefragt, auch wenn keine passt.',
      move: 'Eine deiner zwei Figuren geht so weit, wie du gewürfelt hast. Viele Felder sind für Offizier und Pirat verschieden: Bei jedem Weg steht, was er bringt.',
      place: 'Zwei Leerseiten: Setze eine Figur auf ein beliebiges freies Feld des Außenwegs und führe es aus.',
      fork: 'Der Außenweg bringt Gold und Mannschaft. Der Vulkanweg führt zum Diebesnest; von dort ist es ein Schritt in den Feuersee, und danach kommt das Versteck.',
      first:
        'Mit dem Pasch sind beide Figuren gegangen. Die erste beendet ihr Feld und ihre Kämpfe, bevor die andere beginnt.',
      recruit:
        'Mannschaft kostet nichts und bleibt bei dir: Köpfe geben Offizier oder Pirat Stärke, Münzen bringen Gold an der Burg und wenn andere hier anheuern.',
      bridge:
        'Der Offizier nimmt eine Mannschaftskarte von dem, der die meisten hat, der Pirat Gold von dem, der das meiste hat.',
      bid: 'Jeder bietet einmal, höher als alle davor oder gar nicht. Wer am meisten bietet, zahlt an die Bank und bekommt den Gegenstand. Du bietest nie mehr, als du hast.',
      spy: 'Durch dein Fernrohr siehst nur du den Gegner dieser Höhle: Kämpfe gegen ihn, oder lege ihn nach unten und kämpfe gegen den nächsten, den du nicht kennst.',
      lair: 'Kannst du zahlen, so gewinnst du sicher. Nach einem verlorenen Kampf geht deine Figur zurück ins Diebesnest, und beim nächsten Mal wird der Preis neu gewürfelt.',
      order: 'Beide Karten müssen sofort ausgeführt werden. Du wählst, welche zuerst kommt.',
      squall:
        'Eine Figur geht zurück zu ihrem eigenen Schiff und beginnt dort von vorn. Schicke die, die weniger verliert.',
      debt: 'Du schuldest mehr, als du hast. Verkaufe Gegenstände, bis es reicht; was dann noch fehlt, legt die Bank dazu. Deine Figur geht in jedem Fall zurück zu ihrem Schiff.',
      limit: 'Eine Figur trägt höchstens zwei Waffen. Verkaufe die schwächste; du bekommst ihren Preis.',
      attack:
        'Deine Figur kämpft gegen jede Figur der anderen auf ihrem Feld, je einmal, in deiner Reihenfolge. Jede Seite zählt einen Würfel zu ihrer Stärke; bei Gleichstand gewinnst du, eine Leerseite verliert.',
      window:
        'Karten können einen Kampf wenden: vor den Würfeln, um ihn abzusagen, danach, um etwas dazuzuzählen oder neu zu würfeln. Wer passt, behält sie.',
      bonus: `Nimm ${BONUS_GOLD} Gold, oder eine Mannschaftskarte, wenn der Verlierer mehr davon hat als du.`,
      end: 'Alles ist getan. Du darfst noch Karten für das Ende deines Zugs spielen. Du hast Karten, also wirst du gefragt, auch wenn keine passt.',
    },
  },
};
