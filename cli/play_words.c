/* play_words.c - the interface of `ochre play` in English and Russian. Games bring their own words. */
#include "cli/play_words.h"

static const char screen_help_en[] =
    "# Choosing\n"
    "\n"
    "  Up Down Left Right   move through the legal actions\n"
    "  a number, Enter      play the action of that number\n"
    "  letters              type an action; the list shows what fits\n"
    "  Tab                  complete what was typed\n"
    "  Enter                play the marked action, or what was typed\n"
    "  Esc, Backspace       clear, correct\n"
    "\n"
    "Beside what is typed stands what the marked action would do; the odds of\n"
    "its roll stand above the list or beside it. An action that the rules\n"
    "forbid is explained with its clause: type it and press Enter.\n"
    "\n"
    "# Commands\n"
    "\n"
    "  U   undo, until something new has been seen\n"
    "  S   save the game            Q   quit\n"
    "  L   English / Russian        A   forced choices answer themselves: on, off\n"
    "  R   rules                    ?   this page\n"
    "\n"
    "Small letters do the same if no action of the game begins with them.\n"
    "What follows a slash is always an action.\n"
    "\n"
    "# Looking\n"
    "\n"
    "  Tab                  (nothing typed) board and actions, the whole board, the whole log\n"
    "  Shift and arrows     move the board in its pane\n"
    "  Page Up, Page Down   scroll the board if it is too high for its pane, else the log\n"
    "  Space                hurry bots and dice\n";

static const char screen_help_ru[] =
    "# Выбор хода\n"
    "\n"
    "  стрелки              ходить по списку возможных действий\n"
    "  число, Enter         сделать действие с этим номером\n"
    "  буквы                набрать действие; список покажет подходящие\n"
    "  Tab                  дополнить набранное\n"
    "  Enter                сделать отмеченное или набранное действие\n"
    "  Esc, Backspace       стереть, исправить\n"
    "\n"
    "Действия пишутся по-английски, как в списке. Рядом с набранным сказано,\n"
    "что будет после отмеченного действия, а шансы броска стоят над списком или\n"
    "возле него. Если правила запрещают действие, наберите его и нажмите Enter:\n"
    "вы увидите пункт правил.\n"
    "\n"
    "# Команды\n"
    "\n"
    "  U   отменить ход, пока не открылось ничего нового\n"
    "  S   сохранить игру           Q   выйти\n"
    "  L   русский / английский     A   единственный ход делается сам: да, нет\n"
    "  R   правила                  ?   эта страница\n"
    "\n"
    "Строчные буквы делают то же, если с них не начинается ни одно действие игры.\n"
    "После косой черты всегда набирается действие.\n"
    "\n"
    "# Обзор\n"
    "\n"
    "  Tab                  (ничего не набрано) поле и действия, всё поле, весь журнал\n"
    "  Shift и стрелки      двигать поле\n"
    "  Page Up, Page Down   листать поле, если оно не помещается, иначе журнал\n"
    "  Пробел               поторопить ботов и кости\n";

static const char plain_help_en[] =
    "  NUMBER or action   play it            undo          take your last choice back\n"
    "  odds NUMBER        odds of a roll     board         the picture again\n"
    "  log                all that happened  rules [CLAUSE]\n"
    "  save FILE          save the game      lang en|ru\n"
    "  actions            the list again     quit\n";

static const char plain_help_ru[] =
    "  НОМЕР или действие  сделать его        undo          отменить последний выбор\n"
    "  odds НОМЕР          шансы броска       board         показать поле снова\n"
    "  log                 весь журнал        rules [ПУНКТ] правила\n"
    "  save ФАЙЛ           сохранить игру     lang en|ru    язык\n"
    "  actions             список снова       quit          выйти\n";

static const char *const words[WORDS][2] = {
    [WORD_ACTIONS] = {"Actions", "Действия"},
    [WORD_ALONE] = {"the only choice", "выбора не было"},
    [WORD_ALONE_OFF] = {"Forced choices now wait for you.", "Единственный ход теперь ждёт вас."},
    [WORD_ALONE_ON] = {"Forced choices now answer themselves.",
                       "Единственный ход теперь делается сам."},
    [WORD_ASK_LEAVE] = {"Leave the game?  y yes   s save and leave   n no",
                        "Выйти из игры?  д, y да   с, s сохранить и выйти   н, n нет"},
    [WORD_ASK_REPLACE] = {"%s is there already. Replace it?  y yes   n no",
                          "Файл %s уже есть. Заменить?  д, y да   н, n нет"},
    [WORD_ASK_SAVE] = {"Save as: ", "Сохранить как: "},
    [WORD_CHANCE_TURN] = {"Chance decides", "Решает случай"},
    [WORD_CHOICES] = {"%s, your actions:", "%s, ваши действия:"},
    [WORD_CURTAIN] = {"Hand over to %s", "Передайте ход: %s"},
    [WORD_CURTAIN_KEY] = {"The others look away. Press Enter to see your side.",
                          "Остальные отворачиваются. Нажмите Enter."},
    [WORD_FIT] = {"%d actions fit: type on, or choose with the arrows.",
                  "Подходит действий: %d. Наберите дальше или выберите стрелками."},
    [WORD_HELP] = {"Help", "Помощь"},
    [WORD_HUMAN] = {"Player", "Игрок"},
    [WORD_KEYS] = {"Tab view  U undo  S save  R rules  L русский  A forced  ? help  Q quit",
                   "Tab вид  U отмена  S запись  R правила  L English  A сам  ? помощь  Q выход"},
    [WORD_KEYS_CLIPPED] =
        {"Shift+arrows board  Tab view  U undo  S save  R rules  ? help  Q quit",
         "Shift+стрелки поле  Tab вид  U отмена  S запись  R правила  ? помощь  Q выход"},
    [WORD_KEYS_MORE] = {"Enter play  Tab complete  Esc clear",
                        "Enter ход  Tab дополнить  Esc стереть"},
    [WORD_KEYS_OVER] = {"Enter result  Tab view  PgUp PgDn scroll  S save  R rules  ? help  Q quit",
                        "Enter итог  Tab вид  PgUp PgDn листать  S запись  R правила  Q выход"},
    [WORD_KEYS_PAGER] =
        {"Up Down PgUp PgDn scroll  / search  N next  Tab help or rules  Q back",
         "стрелки PgUp PgDn листать  / поиск  N дальше  Tab помощь или правила  Q назад"},
    [WORD_KEYS_WAIT] = {"Space hurry  U undo  Q quit", "Пробел быстрее  U отмена  Q выход"},
    [WORD_LEFT] = {"The game was left; it is saved in %s.", "Игра прервана и сохранена: %s."},
    [WORD_LEFT_SINCE] = {"The game was left; %s has it as it was when you saved it.",
                         "Игра прервана; в %s она осталась такой, какой вы её сохранили."},
    [WORD_LEFT_UNSAVED] = {"The game was left and not saved.", "Игра прервана и не сохранена."},
    [WORD_LOG] = {"Log", "Журнал"},
    [WORD_MEAN] = {"mean", "в среднем"},
    [WORD_NAME_RANK] = {"rank", "место"},
    [WORD_NAME_SCORE] = {"score", "очки"},
    [WORD_NAME_SEAT] = {"seat", "игрок"},
    [WORD_NO_CLAUSE] = {"the rules forbid it", "правила это запрещают"},
    [WORD_NO_ODDS] = {"Nothing is rolled for this action.", "Для этого действия не бросают кости."},
    [WORD_NONE_FITS] = {"No legal action fits. Enter says why.",
                        "Ничего не подходит. Enter объяснит, почему."},
    [WORD_NOT_FOUND] = {"Not found.", "Не найдено."},
    [WORD_NOW] = {"Possible now:", "Сейчас можно:"},
    [WORD_NUMBER] = {"Choose a number from 1 to %d.", "Выберите номер от 1 до %d."},
    [WORD_ODDS] = {"Odds", "Шансы"},
    [WORD_OVER] = {"The game is over", "Игра окончена"},
    [WORD_OVER_LOST] = {"The game is over: it is lost", "Игра окончена: поражение"},
    [WORD_OVER_WON] = {"The game is over: it is won", "Игра окончена: победа"},
    [WORD_PLAIN_HELP] = {plain_help_en, plain_help_ru},
    [WORD_REFUSED] = {"Not allowed:", "Нельзя:"},
    [WORD_REPLACES] = {"%s is there already. The same line again replaces it.",
                       "Файл %s уже есть. Та же строка ещё раз заменит его."},
    [WORD_RULES] = {"Rules", "Правила"},
    [WORD_SAVE_FAILED] = {"Not saved: %s", "Не сохранено: %s"},
    [WORD_SAVED] = {"Saved in %s", "Сохранено: %s"},
    [WORD_SCREEN_HELP] = {screen_help_en, screen_help_ru},
    [WORD_SEARCH] = {"Search: ", "Искать: "},
    [WORD_TOO_SMALL] = {"Make the window larger, please", "Увеличьте окно, пожалуйста"},
    [WORD_UNDO_NOTHING] = {"Nothing to undo: something new has been seen, or another has moved.",
                           "Отменить нельзя: открылось новое, или ходил другой."},
    [WORD_UNDONE] = {"Taken back.", "Ход отменён."},
    [WORD_UNREADABLE] = {"That cannot be read",
                         "Это не прочесть (действия пишутся по-английски, как в списке)"},
    [WORD_YOUR_TURN] = {"your turn", "ваш ход"},
};

const char *play_say(play_word word, ochre_lang lang)
{
    return words[word][lang];
}
